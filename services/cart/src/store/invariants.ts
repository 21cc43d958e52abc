import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** One rule that must always hold, and what was found. */
export interface InvariantFinding {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** The queries count what breaks each rule, over all stores; they only read. */
const RULES: readonly { readonly name: string; readonly broken: string }[] = [
  {
    name: 'an ordered cart has an order id, and no other cart has one',
    broken: `select count(*) from cart where (status = 'ORDERED') <> (order_id is not null)`,
  },
  {
    name: "a priced cart's totals are the sums of its lines",
    broken: `select count(*) from cart
      left join lateral (
        select coalesce(sum(line_subtotal), 0) as subtotal, coalesce(sum(discount_amount), 0) as discount,
          coalesce(sum(gct_amount), 0) as gct, coalesce(sum(line_total), 0) as total
        from cart_line where (tenant_id, mode, cart_id) = (cart.tenant_id, cart.mode, cart.cart_id)
      ) sums on true
      where cart.priced_at is not null
        and (cart.subtotal, cart.discount_total, cart.gct_amount, cart.total) <> (sums.subtotal, sums.discount, sums.gct, sums.total)`,
  },
  {
    // A checkout that lost its process is taken over within a minute, and a hold is as long as the checkout at most.
    name: 'no cart is still held 15 minutes after its hold lapsed',
    broken: `select count(*) from cart where held_by is not null and held_until < clock_timestamp() - interval '15 minutes'`,
  },
  {
    name: 'a promotion counts exactly the uses that were not given back',
    broken: `select count(*) from promotion where use_count <> (
      select count(*) from promotion_use
      where (tenant_id, mode, code) = (promotion.tenant_id, promotion.mode, promotion.code) and returned_at is null)`,
  },
  { name: 'no promotion is used beyond its limit', broken: `select count(*) from promotion where use_count > limit_total` },
  {
    name: 'no customer uses a promotion beyond the limit',
    broken: `select count(*) from (
      select 1 from promotion_use join promotion using (tenant_id, mode, code) where returned_at is null
      group by tenant_id, mode, code, customer_id, limit_per_customer having count(*) > limit_per_customer) beyond`,
  },
  {
    name: 'a checkout that released its cart uses no promotion',
    broken: `select count(*) from promotion_use join cart_freeze using (tenant_id, mode, cart_id, checkout_id)
      where returned_at is null and status = 'RELEASED'`,
  },
];

/** Checks every rule of this service's own data. */
export async function checkInvariants(db: Kysely<Database>): Promise<InvariantFinding[]> {
  const findings: InvariantFinding[] = [];
  for (const { name, broken } of RULES) {
    const { rows } = await sql.raw<{ count: string }>(broken).execute(db);
    const count = Number(rows[0]?.count ?? 0);
    findings.push({ name, ok: count === 0, detail: count === 0 ? '' : `${count} rows break it` });
  }
  return findings;
}
