import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';
import { CHECKOUT_RETENTION_DAYS } from './checkouts.ts';

const sameOrder = (table: string) =>
  sql`${sql.ref(`${table}.tenant_id`)} = o.tenant_id and ${sql.ref(`${table}.mode`)} = o.mode and ${sql.ref(`${table}.order_id`)} = o.id`;

/** The invariants of checkouts, orders, and shipments. */
export const invariants: readonly InvariantRule[] = [
  {
    name: 'order_has_its_checkout',
    description: 'Every order has one checkout for as long as checkouts are retained, unless it belongs to a sandbox history.',
    violations: (changed) => sql`
      select o.id::text as id from sales_order o
      where o.placed_at > now() - ${CHECKOUT_RETENTION_DAYS} * interval '1 day' and o.updated_at > now() - ${CHECKOUT_RETENTION_DAYS} * interval '1 day'
        and o.checkout_id <> o.id and ${changed('o.updated_at')} and not exists (
        select from checkout c where ${sameOrder('c')} and c.id = o.checkout_id and c.step in ('ordered', 'completed'))`,
  },
  {
    name: 'checkout_has_its_order',
    description: 'Every checkout that passed the pivot has its order.',
    violations: () => sql`
      select c.id::text as id from checkout c where c.step in ('ordered', 'completed') and not exists (
        select from sales_order o where ${sameOrder('c')} and o.checkout_id = c.id)`,
  },
  {
    name: 'checkouts_finish',
    description: 'No checkout is unfinished after 60 seconds.',
    violations: () => sql`select id::text as id from checkout where finished_at is null and created_at < now() - interval '60 seconds'`,
  },
  {
    name: 'shipments_finish',
    description: 'No shipment is in progress after 60 seconds.',
    violations: () => sql`select id::text as id from shipment where shipped_at is null and created_at < now() - interval '60 seconds'`,
  },
  {
    name: 'corrections_finish',
    description: 'No cancellation of lines, refund, or return is in progress after 60 seconds.',
    violations: () => sql`select id::text as id from order_return where finished_at is null and created_at < now() - interval '60 seconds'`,
  },
  {
    name: 'order_totals_add_up',
    description: 'The totals of every order add up.',
    violations: (changed) => sql`
      select o.id::text as id from sales_order o, lateral (
        select count(*) as lines, sum(l.line_subtotal) as subtotal, sum(l.discount_amount) as discount, sum(l.gct_amount) as gct,
          sum(l.line_total) as total, bool_and(l.line_total = l.line_subtotal - l.discount_amount + l.gct_amount) as lines_add_up
        from order_line l where ${sameOrder('l')}
      ) s
      where ${changed('o.updated_at')}
        and not (s.lines = o.line_count and s.lines_add_up and o.subtotal = s.subtotal and o.discount_total = s.discount
          and o.gct_amount = s.gct + o.shipping_gct_amount and o.total = s.total + o.shipping_amount + o.shipping_gct_amount
          and (o.shipping_taxes is null or (o.shipping_amount, o.shipping_gct_amount) = (
            select sum((part ->> 'taxableAmount')::numeric), sum((part ->> 'gctAmount')::numeric) from jsonb_array_elements(o.shipping_taxes) part)))`,
  },
  {
    name: 'shipped_quantity_is_carried',
    description: 'The shipped quantity of a line is what its shipments carried.',
    violations: (changed) => sql`
      select distinct o.id::text as id from sales_order o join order_line l on ${sameOrder('l')}
      where ${changed('o.updated_at')} and l.shipped_quantity <> (
        select coalesce(sum((carried ->> 'quantity')::numeric), 0)
        from shipment s, jsonb_array_elements(s.lines) as carried
        where ${sameOrder('s')} and s.shipped_at is not null and carried ->> 'lineId' = l.id::text)`,
  },
  {
    name: 'quantities_of_lines_fit',
    description: 'No line is shipped and canceled, or credited, more than it was ordered, or returned more than it was shipped.',
    violations: (changed) => sql`
      select distinct o.id::text as id from sales_order o join order_line l on ${sameOrder('l')}
      where ${changed('o.updated_at')} and (l.shipped_quantity + l.cancelled_quantity > l.quantity or l.credited_quantity > l.quantity
        or l.returned_quantity > l.shipped_quantity)`,
  },
  {
    name: 'credited_goods_never_ship',
    description: 'What was credited of an open order has been shipped or canceled.',
    violations: (changed) => sql`
      select o.id::text as id from sales_order o
      where o.status in ('CONFIRMED', 'PARTIALLY_SHIPPED') and ${changed('o.updated_at')} and not exists (
        select from shipment s where ${sameOrder('s')} and s.shipped_at is null) and exists (
        select from order_line l where ${sameOrder('l')} and l.credited_quantity > l.shipped_quantity + l.cancelled_quantity)`,
  },
  {
    name: 'canceled_goods_are_credited',
    description: 'What was canceled of an order that is not closed has been credited.',
    violations: (changed) => sql`
      select distinct o.id::text as id from sales_order o join order_line l on ${sameOrder('l')}
      where o.status in ('CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED') and ${changed('o.updated_at')}
        and l.cancelled_quantity > l.credited_quantity`,
  },
  {
    name: 'nothing_of_a_credited_order_is_left_to_ship',
    description: 'An order whose invoice was credited in full is not open, unless a shipment or a correction of it is in progress.',
    violations: (changed) => sql`
      select o.id::text as id from sales_order o
      where o.status in ('CONFIRMED', 'PARTIALLY_SHIPPED') and o.settlement in ('CREDITED', 'REFUNDED') and ${changed('o.updated_at')}
        and not exists (select from shipment s where ${sameOrder('s')} and s.shipped_at is null)
        and not exists (select from order_return r where ${sameOrder('r')} and r.finished_at is null)`,
  },
  {
    name: 'open_order_has_something_to_ship',
    description: 'An order is open as long as something of it is left to ship.',
    violations: (changed) => sql`
      select o.id::text as id from sales_order o, lateral (
        select bool_and(l.shipped_quantity + l.cancelled_quantity >= l.quantity) as done from order_line l where ${sameOrder('l')}
      ) s
      where ${changed('o.updated_at')} and coalesce(s.done, false) <> (o.status in ('SHIPPED', 'DELIVERED'))
        and o.status in ('CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED')`,
  },
  {
    name: 'confirmed_order_announced',
    description: 'An event was written for every confirmed order, unless it belongs to a sandbox history.',
    violations: (changed) => sql`
      select o.id::text as id from sales_order o
      where ${changed('o.updated_at')} and o.status in ('CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED')
        and o.checkout_id <> o.id and not exists (
        select from event_sequence e
        where e.tenant_id = o.tenant_id and e.mode = o.mode and e.aggregate = 'order' and e.aggregate_id = o.id::text
          and e.last_sequence > 0)`,
  },
  {
    name: 'key_has_live_checkout',
    description: 'No Idempotency-Key refers to an abandoned checkout.',
    violations: () => sql`
      select c.id::text as id from idempotency_record r
      join checkout c on c.tenant_id = r.tenant_id and c.mode = r.mode and c.id = r.checkout_id
      where c.step = 'abandoned'`,
  },
];
