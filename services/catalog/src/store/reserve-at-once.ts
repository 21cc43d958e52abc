import { isUniqueViolation, KEPT_PREPARED, type Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Holds the quantities for the checkout in one statement, if every SKU is for sale and has enough, if none of their bands moves by it, and if
 * nothing is known of the checkout; otherwise false, and nothing is written. Rows are locked in the order of the SKUs, as everybody locks stock.
 */
export async function reserveAtOnce(
  db: Kysely<Database>,
  { tenantId, mode }: Scope,
  { checkoutId, expiresAt }: { readonly checkoutId: string; readonly expiresAt: Date },
  wanted: ReadonlyMap<string, string>,
): Promise<boolean> {
  const skus = [...wanted.keys()];
  const quantities = sql`${[...wanted.values()]}::numeric[]`;
  const quantityOf = (sku: string) => sql`(${quantities})[array_position(${skus}::text[], ${sql.ref(sku)})]`;
  try {
    const { numAffectedRows = 0n } = await sql`
      ${KEPT_PREPARED}
      with locked as (
        select s.sku, s.on_hand, s.reserved + ${quantityOf('s.sku')} as reserved, s.low_stock_threshold, s.last_band
        from stock s
        where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.sku = any (${skus}::text[])
          and not (select hidden from product p where p.tenant_id = s.tenant_id and p.mode = s.mode and p.sku = s.sku)
        order by s.sku
        for update of s
      ), fitting as (
        select 1 from locked
        having count(*) = ${skus.length}::integer and bool_and(
          (on_hand is null or on_hand >= reserved) and last_band = case
            when on_hand is null then 'UNKNOWN'
            when on_hand - reserved <= 0 then 'OUT'
            when on_hand - reserved <= low_stock_threshold then 'LOW'
            else 'IN_STOCK'
          end)
      ), held as (
        insert into reservation (tenant_id, mode, checkout_id, state, expires_at)
        select ${tenantId}::uuid, ${mode}, ${checkoutId}::uuid, 'HELD', ${expiresAt}::timestamptz from fitting
        returning checkout_id
      ), lines as (
        insert into reservation_line (tenant_id, mode, checkout_id, sku, quantity)
        select ${tenantId}::uuid, ${mode}, held.checkout_id, given.sku, given.quantity
        from held, unnest(${skus}::text[], ${quantities}) as given (sku, quantity)
      )
      update stock set reserved = stock.reserved + ${quantityOf('stock.sku')}, updated_at = now()
      where tenant_id = ${tenantId} and mode = ${mode} and sku = any (${skus}::text[]) and exists (select from held)
    `.execute(db);
    return numAffectedRows > 0n;
  } catch (error) {
    // The checkout has a reservation or a tombstone, and nothing of this statement stands.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
