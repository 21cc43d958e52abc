import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CHECKOUT_KEPT_DAYS } from './delete-old-rows.ts';
import type { Database } from './schema.ts';

/** One rule that must always hold: a query for the ids of what breaks it. */
interface Invariant {
  readonly name: string;
  readonly broken: RawBuilder<{ id: string }>;
}

/** As many as a person looks at; the count is not the point. */
const SHOWN_MAX = 5;

const sameOrder = (table: string) =>
  sql`${sql.ref(`${table}.tenant_id`)} = o.tenant_id and ${sql.ref(`${table}.mode`)} = o.mode and ${sql.ref(`${table}.order_id`)} = o.id`;

const INVARIANTS: readonly Invariant[] = [
  {
    name: 'every order has its one checkout, as long as checkouts are kept',
    broken: sql`select o.id from sales_order o where o.placed_at > now() - ${CHECKOUT_KEPT_DAYS} * interval '1 day' and not exists (
      select from checkout c where ${sameOrder('c')} and c.id = o.checkout_id and c.step in ('ordered', 'completed'))`,
  },
  {
    name: 'every checkout past the pivot has its order',
    broken: sql`select c.id from checkout c where c.step in ('ordered', 'completed') and not exists (
      select from sales_order o where ${sameOrder('c')} and o.checkout_id = c.id)`,
  },
  {
    name: 'no checkout is unfinished after 60 seconds',
    broken: sql`select id from checkout where finished_at is null and created_at < now() - interval '60 seconds'`,
  },
  {
    name: 'no shipment is under way after 60 seconds',
    broken: sql`select id from shipment where shipped_at is null and created_at < now() - interval '60 seconds'`,
  },
  {
    name: 'the totals of every order add up',
    broken: sql`select o.id from sales_order o, lateral (
        select count(*) as lines, sum(l.line_subtotal) as subtotal, sum(l.discount_amount) as discount, sum(l.gct_amount) as gct,
          sum(l.line_total) as total, bool_and(l.line_total = l.line_subtotal - l.discount_amount + l.gct_amount) as lines_add_up
        from order_line l where ${sameOrder('l')}
      ) s
      where not (s.lines = o.line_count and s.lines_add_up and o.subtotal = s.subtotal and o.discount_total = s.discount
        and o.gct_amount = s.gct + o.shipping_gct_amount and o.total = s.total + o.shipping_amount + o.shipping_gct_amount)`,
  },
  {
    name: 'what is shipped of a line is what its shipments carried',
    broken: sql`select distinct o.id from sales_order o join order_line l on ${sameOrder('l')} where l.shipped_quantity <> (
      select coalesce(sum((carried ->> 'quantity')::numeric), 0)
      from shipment s, jsonb_array_elements(s.lines) as carried
      where ${sameOrder('s')} and s.shipped_at is not null and carried ->> 'lineId' = l.id::text)`,
  },
  {
    name: 'every confirmed order was announced',
    broken: sql`select o.id from sales_order o
      where o.status in ('CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED') and not exists (
        select from event_sequence e
        where e.tenant_id = o.tenant_id and e.mode = o.mode and e.aggregate = 'order' and e.aggregate_id = o.id::text)`,
  },
  {
    name: 'no Idempotency-Key holds a checkout that came to nothing',
    broken: sql`select c.id from idempotency_record r
      join checkout c on c.tenant_id = r.tenant_id and c.mode = r.mode and c.id = r.checkout_id
      where c.step = 'abandoned'`,
  },
];

/** Checks every rule over all stores, read-only. */
export const checkInvariants = (db: Kysely<Database>): Promise<{ name: string; ok: boolean; detail: string }[]> =>
  Promise.all(
    INVARIANTS.map(async ({ name, broken }) => {
      const { rows } = await sql<{ id: string }>`${broken} limit ${SHOWN_MAX}`.execute(db);
      return { name, ok: rows.length === 0, detail: rows.map(({ id }) => id).join(', ') };
    }),
  );
