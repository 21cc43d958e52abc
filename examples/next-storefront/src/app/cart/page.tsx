import type { Metadata } from 'next';
import Link from 'next/link';
import { CartPanel } from '@/components/cart-panel';
import { Totals } from '@/components/lists';
import { openCart, priced } from '@/lib/cart';
import { listedProduct } from '@/lib/catalog';
import { money } from '@/lib/format';
import { shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Cart' };

export default async function CartPage() {
  const client = await shopperClient('/cart');
  const open = await openCart();
  const { cart, changes } = open ? await priced(client, open) : { cart: undefined, changes: [] };
  const items = (cart?.lines ?? []).map(async (line) => ({
    line,
    product: await listedProduct(line.sku),
    warnings: (cart?.warnings ?? []).filter(({ line_id }) => line_id === line.id).map(({ message }) => message),
  }));
  return (
    <>
      <h1>Cart</h1>
      {changes.map(({ name, from, to }) => (
        <p key={name} className="report bad" role="status">
          {`The price of ${name} has changed since you last looked: ${money(to, open?.currency ?? '')}, was ${money(from, open?.currency ?? '')}.`}
        </p>
      ))}
      {cart === undefined ? (
        <p className="empty">
          Your cart is empty. <Link href="/">Look at the products</Link>
        </p>
      ) : (
        <div className="columns">
          <CartPanel items={await Promise.all(items)} cart={cart} />
          <section className="summary stack" aria-label="Summary" hidden={items.length === 0}>
            <Totals {...cart} />
            <p className="hint">You choose the delivery at checkout.</p>
            {cart.total === null ? (
              <p className="bad">Remove the items without a price to check out.</p>
            ) : (
              <Link className="button" href="/checkout">
                Check out
              </Link>
            )}
          </section>
        </div>
      )}
    </>
  );
}
