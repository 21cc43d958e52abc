import type { Metadata } from 'next';
import { OrderPad } from '@/components/order-pad';
import { shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Order pad' };

export default async function OrderPadPage() {
  await shopperClient('/order-pad');
  return (
    <div className="narrow wide stack">
      <h1>Order pad</h1>
      <p className="hint">
        Columns can be separated by commas, semicolons, or tabs, so you can paste from a spreadsheet. Rows that can be ordered are added to
        your cart; the others stay here, with what is wrong.
      </p>
      <OrderPad submit="Add to cart" />
    </div>
  );
}
