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
  if (open === undefined) return <h1>Your cart is empty</h1>;
  const { cart, changes } = await priced(client, open);
  const items = cart.lines.map(async (line) => {
    const warnings = cart.warnings.filter(({ line_id }) => line_id === line.id).map(({ message }) => message);
    return { line, product: await listedProduct(line.sku), warnings };
  });
  const amount = (value: number): string => money(value, cart.currency);
  return (
    <>
      <h1>Cart</h1>
      {changes.map(({ name, from, to }) => (
        <p key={name} className="report bad" role="status">
          {`The price of ${name} has changed since you last looked: ${amount(to)}, was ${amount(from)}.`}
        </p>
      ))}
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
    </>
  );
}
