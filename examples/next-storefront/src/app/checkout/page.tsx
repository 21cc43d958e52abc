import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutForm } from '@/components/checkout-form';
import { openCart } from '@/lib/cart';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Checkout' };

export default async function CheckoutPage() {
  const client = await shopperClient('/checkout');
  if (!(await openCart())?.line_count) redirect('/cart');
  const [me, shipping] = await Promise.all([read(client.GET('/v1/me')), read(client.GET('/v1/checkout/shipping-options'))]);
  return (
    <div className="narrow wide stack">
      <h1>Checkout</h1>
      <CheckoutForm me={me.data} shipping={shipping.data.options} />
    </div>
  );
}
