import { isUniqueViolation, PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { hidden } from '../hidden.ts';
import type { Db } from '../schema.ts';
import { bandOf, hasReserved } from '../stock-rules.ts';

/** A locked stock row with the requested quantity added to `reserved`. */
const RESERVED = { onHand: sql.ref('on_hand'), reserved: sql.ref('reserved'), threshold: sql.ref('low_stock_threshold') };

/**
 * Reserves the quantities in one statement if every SKU is for sale and has enough stock, no band changes, and the checkout has no
 * reservation or tombstone. Otherwise returns false and writes nothing. Rows are locked in SKU order, like all stock locks.
 */
export async function tryReserveStock(
  db: Db,
  { tenantId, mode }: Scope,
  { checkoutId, expiresAt }: { readonly checkoutId: string; readonly expiresAt: Date },
  quantitiesBySku: ReadonlyMap<string, string>,
): Promise<boolean> {
  const skus = [...quantitiesBySku.keys()];
  const given = sql`${hidden(skus, 'text[]')}::text[]`;
  const quantities = sql`${hidden([...quantitiesBySku.values()], 'numeric[]')}::numeric[]`;
  const quantityOf = (sku: string) => sql`(${quantities})[array_position(${given}, ${sql.ref(sku)})]`;
  try {
    const { numAffectedRows = 0n } = await sql`
      ${PREPARED}
      with locked as (
        select s.sku, s.on_hand, s.reserved + ${quantityOf('s.sku')} as reserved, s.low_stock_threshold, s.last_band
        from stock s
        where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.sku = any (${given})
          and not (select hidden from product p where p.tenant_id = ${tenantId} and p.mode = ${mode} and p.sku = s.sku)
        order by s.sku
        for update of s
      ), fitting as (
        select 1 from locked
        having count(*) = ${skus.length}::integer and bool_and(
          ${hasReserved(RESERVED)} and last_band = ${bandOf(RESERVED)})
      ), held as (
        insert into reservation (tenant_id, mode, checkout_id, state, expires_at)
        select ${tenantId}::uuid, ${mode}, ${checkoutId}::uuid, 'HELD', ${expiresAt}::timestamptz from fitting
        returning checkout_id
      ), lines as (
        insert into reservation_line (tenant_id, mode, checkout_id, sku, quantity)
        select ${tenantId}::uuid, ${mode}, held.checkout_id, given.sku, given.quantity
        from held, unnest(${given}, ${quantities}) as given (sku, quantity)
      )
      update stock set reserved = stock.reserved + ${quantityOf('stock.sku')}, updated_at = now()
      where tenant_id = ${tenantId} and mode = ${mode} and sku = any (${given}) and exists (select from held)
    `.execute(db);
    return numAffectedRows > 0n;
  } catch (error) {
    // The checkout has a reservation or a tombstone; the statement was rolled back.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
