import type { Scope, StoreSettings } from '@storefront/contract';
import { PREPARED } from '@storefront/db';
import { sql } from 'kysely';
import type { Db, Trx } from './schema.ts';

/** The settings of a store that rendered prices depend on. Sweeps render no contract prices. */
export type PriceSettings = Pick<StoreSettings, 'currency' | 'gctRate' | 'contractPrice'>;

/** Saves the settings, as they are when products change, for sweeps, which have no caller to take them from. */
export async function savePriceSettings(trx: Trx, { tenantId, mode }: Scope, store: PriceSettings): Promise<void> {
  await sql`${PREPARED}
    insert into store_setting as stored (tenant_id, mode, currency, gct_rate)
    values (${tenantId}, ${mode}, ${store.currency}, ${store.gctRate}::numeric)
    on conflict (tenant_id, mode) do update set currency = excluded.currency, gct_rate = excluded.gct_rate
      where (stored.currency, stored.gct_rate) is distinct from (excluded.currency, excluded.gct_rate)
  `.execute(trx);
}

/** Finds the settings of a store; undefined if nothing was imported since they are saved. */
export async function findPriceSettings(db: Db, { tenantId, mode }: Scope): Promise<PriceSettings | undefined> {
  const { rows } = await sql<PriceSettings>`
    select currency, gct_rate as "gctRate" from store_setting where tenant_id = ${tenantId} and mode = ${mode}
  `.execute(db);
  return rows[0];
}
