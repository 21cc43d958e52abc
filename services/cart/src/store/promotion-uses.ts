import type { CustomerScope, Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/** Counts one use of each promotion for a checkout. The caller must have locked the promotions and checked their limits. */
export async function countUses(
  trx: Trx,
  { tenantId, mode, customerId }: CustomerScope,
  { cartId, checkoutId, codes }: { cartId: string; checkoutId: string; codes: readonly string[] },
): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    with used as (
      insert into promotion_use (tenant_id, mode, checkout_id, code, customer_id, cart_id)
      select ${tenantId}::uuid, ${mode}, ${checkoutId}::uuid, code, ${customerId}::uuid, ${cartId}::uuid from unnest(${[...codes]}::text[]) as code
      returning code
    )
    update promotion set use_count = use_count + 1
    where tenant_id = ${tenantId} and mode = ${mode} and code in (select code from used)
  `.execute(trx);
}

/** Returns all promotion uses of a checkout. Idempotent. */
export async function returnUses(trx: Trx, { tenantId, mode }: Scope, checkoutId: string): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    update promotion_use set returned_at = statement_timestamp()
    where tenant_id = ${tenantId} and mode = ${mode} and checkout_id = ${checkoutId} and returned_at is null
    returning code
  `.execute(trx);
  if (rows.length === 0) return;
  const codes = rows.map(({ code }) => code);
  // In code order, like every other lock on promotions.
  await sql`
    with locked as (
      select code from promotion
      where tenant_id = ${tenantId} and mode = ${mode} and code = any(${codes}::text[]) order by code for update
    )
    update promotion set use_count = use_count - 1
    where tenant_id = ${tenantId} and mode = ${mode} and code in (select code from locked)
  `.execute(trx);
}
