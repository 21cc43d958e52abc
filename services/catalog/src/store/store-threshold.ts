import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { lockCatalog } from './catalog-lock.ts';
import type { Database } from './schema.ts';

/** What is low in a store that has not said so. */
const THRESHOLD_DEFAULT = 10;

/** From how few on the stock of this store is low, for products that do not say so themselves. */
export const storeThreshold = ({ tenantId, mode }: Scope): RawBuilder<string> => sql`coalesce(
  (select low_stock_threshold from stock_setting where tenant_id = ${tenantId} and mode = ${mode}), ${THRESHOLD_DEFAULT}::numeric)`;

/**
 * Gives a store another threshold. Imports take turns with it, so what they write from now on has it; the shelves of before follow in
 * batches, and their bands with them.
 */
export const setStoreThreshold = (db: Kysely<Database>, scope: Scope, threshold: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockCatalog(trx, scope);
    await sql`
      insert into stock_setting (tenant_id, mode, low_stock_threshold, after_sku)
      values (${scope.tenantId}, ${scope.mode}, ${threshold}::numeric, '')
      on conflict (tenant_id, mode) do update set low_stock_threshold = excluded.low_stock_threshold, after_sku = ''
    `.execute(trx);
  });
