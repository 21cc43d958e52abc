import type { Schemas } from '@storefront/client';
import type { Metadata } from 'next';
import Link from 'next/link';
import { switchCart } from '@/actions/cart';
import { CartPanel } from '@/components/cart-panel';
import { Totals } from '@/components/lists';
import { openCart, openCarts, priced } from '@/lib/cart';
import { listedProduct } from '@/lib/catalog';
import { dateTime, money } from '@/lib/format';
import { listNames } from '@/lib/lists';
import { shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Cart' };

export default async function CartPage() {
  const client = await shopperClient('/cart');
  const [open, carts, lists] = await Promise.all([openCart(), openCarts(client), listNames(client)]);
  const others = <OtherCarts carts={carts.filter(({ id }) => id !== open?.id)} />;
  if (open === undefined)
    return (
      <>
        <h1>Your cart is empty</h1>
        {others}
      </>
    );
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
        <CartPanel items={await Promise.all(items)} cart={cart} lists={lists} />
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
      {others}
    </>
  );
}

const OtherCarts = ({ carts }: { carts: readonly Schemas['CartRow'][] }) => (
  <section className="others" hidden={carts.length === 0}>
    <h2>Your other carts</h2>
    <ul className="rows">
      {carts.map(({ id, line_count, updated_at, total, currency }) => (
        <li key={id}>
          {`${line_count} ${line_count === 1 ? 'item' : 'items'}, changed ${dateTime(updated_at)}`}
          <span className="amount">{total !== null && money(total, currency)}</span>
          <form action={switchCart}>
            <button className="link" name="cart_id" value={id}>
              Use this cart <span className="unseen">{`of ${dateTime(updated_at)}`}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  </section>
);
