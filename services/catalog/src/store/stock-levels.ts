import { inTransaction, type Scope } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { type Kysely, sql } from 'kysely';
import { moveCount } from './move-count.ts';
import type { Database } from './schema.ts';

/** A SKU's counts as its owners see them; `onHand` is null where the store does not count. */
export interface Counts {
  readonly sku: string;
  readonly onHand: string | null;
  readonly reserved: string;
  readonly lowStockThreshold: string;
}

/** The counts of a product, hidden or not. */
export async function getStock(db: Kysely<Database>, { tenantId, mode }: Scope, sku: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select sku, trim_scale(on_hand) as "onHand", trim_scale(reserved) as reserved,
      trim_scale(low_stock_threshold) as "lowStockThreshold"
    from stock
    where tenant_id = ${tenantId} and mode = ${mode} and sku = ${sku}
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw notFound('product');
  return counts;
}

/** Sets what is on the shelf; what is reserved stays reserved, even if it is more. */
export const setStock = (db: Kysely<Database>, scope: Scope, sku: string, quantity: string): Promise<Counts> =>
  inTransaction(db, async (trx) => {
    await moveCount(trx, scope, sku, sql`${quantity}::numeric`);
    return getStock(trx, scope, sku);
  });

/** Adds to the shelf, or takes from it with a negative quantity; a shelf that nobody counted starts at 0. It never falls below 0. */
export const adjustStock = (db: Kysely<Database>, scope: Scope, sku: string, quantity: string): Promise<Counts> =>
  inTransaction(db, async (trx) => {
    const { onHand } = await getStock(trx, scope, sku);
    const moved = await moveCount(trx, scope, sku, sql`coalesce(on_hand, 0) + ${quantity}::numeric`);
    if (!moved) throw invalid('quantity', `only ${onHand ?? '0'} are on hand`);
    return getStock(trx, scope, sku);
  });
