import type { Scope } from '@storefront/db';
import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { storeThreshold } from './store-threshold.ts';

/** What an import says about the shelf. */
export interface StockWrite {
  readonly sku: string;
  readonly onHand: string | null;
  /** Whether the count is given; if not, the stored one stays, whatever it is by now. */
  readonly setsOnHand: boolean;
  /** Null means the store's. */
  readonly lowStockThreshold: string | null;
}

/**
 * Sets counts and thresholds, in the order of the SKUs as everybody locks stock; what is reserved stays reserved. The first band of a new
 * SKU is part of its creation, so it counts as told.
 */
export async function writeStock(trx: Transaction<Database>, scope: Scope, writes: readonly StockWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const ordered = writes.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  const counted = ordered.filter(({ setsOnHand }) => setsOnHand).map(({ sku }) => sku);
  await sql`
    insert into stock as held (tenant_id, mode, sku, on_hand, low_stock_threshold, follows_store, last_band, told_band)
    select ${scope.tenantId}::uuid, ${scope.mode}, sku, on_hand, threshold, follows_store, first_band.*, first_band.*
    from (
      select sku, on_hand, coalesce(own_threshold, (select ${storeThreshold(scope)})) as threshold, own_threshold is null as follows_store
      from unnest(
        ${ordered.map(({ sku }) => sku)}::text[],
        ${ordered.map(({ onHand }) => onHand)}::numeric[],
        ${ordered.map(({ lowStockThreshold }) => lowStockThreshold)}::numeric[]
      ) as given (sku, on_hand, own_threshold)
    ) as shelf
    cross join lateral (
      select case when on_hand is null then 'UNKNOWN' when on_hand = 0 then 'OUT' when on_hand <= threshold then 'LOW' else 'IN_STOCK' end
    ) as first_band
    on conflict (tenant_id, mode, sku) do update
      set low_stock_threshold = excluded.low_stock_threshold, follows_store = excluded.follows_store, updated_at = now(),
        on_hand = case when held.sku = any (${counted}::text[]) then excluded.on_hand else held.on_hand end
  `.execute(trx);
}
