import type { Schemas } from '@storefront/client';
import Link from 'next/link';
import { inUnits, money } from '@/lib/format';
import type { Filter, Query } from './filters';

/** Links to the next and the previous page of a list. */
export function Pages({ page, total, limit, to }: { page: number; total: number; limit: number; to: (page: number) => string }) {
  const last = Math.ceil(total / limit);
  return (
    <nav aria-label="Pages" className="pages" hidden={last <= 1}>
      {page > 1 && <Link href={to(page - 1)}>Previous</Link>}
      <span>{`Page ${page} of ${last}`}</span>
      {page < last && <Link href={to(page + 1)}>Next</Link>}
    </nav>
  );
}

/** Returns the number of a page in a URL, which anyone can change. */
export const pageNumber = (text = '1'): number => Math.min(Math.max(Number.parseInt(text, 10) || 1, 1), 400);

/** Returns the addresses of the pages of a list with the same filters. */
export const pageOf =
  (path: string, filter: Filter, query: Query) =>
  (page: number): string => {
    const known = Object.keys(filter).flatMap((name) => (query[name] ? [[name, query[name]]] : []));
    return `${path}?${new URLSearchParams([...known, ['page', String(page)]])}`;
  };

/** A page of a list whose filters the API has refused. */
export const NONE = { data: [], total: 0 };

type Rows = readonly (readonly [label: string, value: string | null | undefined])[];

/** Labels and their values, with a rule below each. Rows without a value are left out. */
export const Ruled = ({ rows, className = '' }: { rows: Rows; className?: string }) => (
  <dl className={`ruled ${className}`}>
    {rows.map(([label, value]) => (
      <div key={label} hidden={!value}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

type Amounts = Pick<Schemas['Cart'], 'currency' | 'subtotal' | 'discount_total' | 'gct_amount' | 'total'>;

/** The amounts of a cart or an order. `delivery` includes its tax. */
export function Totals({ currency, subtotal, discount_total, gct_amount, total, delivery }: Amounts & { delivery?: number }) {
  const discount = discount_total ? -discount_total : undefined;
  const amounts = { Subtotal: subtotal, Discount: discount, Tax: gct_amount, Delivery: delivery, Total: total };
  const rows = Object.entries(amounts).map(([label, amount]) => [label, amount === undefined ? null : money(amount, currency)] as const);
  return <Ruled rows={rows} className="totals" />;
}

type Line = Schemas['CartLine'] | Schemas['OrderLine'] | Schemas['InvoiceLine'];

/** The lines of a cart, an order, or an invoice, in the units in which they were ordered. */
export const Lines = ({ lines, currency }: { lines: readonly Line[]; currency: string }) => {
  const rows = lines.map(({ sku, description, quantity, base_uom, order_uom, order_quantity, line_subtotal }) => {
    return [
      `${inUnits(order_quantity ?? quantity, order_uom ?? base_uom)} × ${description ?? sku}`,
      money(line_subtotal, currency),
    ] as const;
  });
  return <Ruled rows={rows} className="lines" />;
};
