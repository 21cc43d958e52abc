import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Trx } from '../schema.ts';
import { bandOf } from '../stock-rules.ts';
import { storeThreshold } from './store-threshold.ts';

/** The stock fields of an imported product. */
export interface StockWrite {
  readonly sku: string;
  readonly onHand: string | null;
  /** Whether the import sets the count; otherwise the stored count stays. */
  readonly setsOnHand: boolean;
  /** Null uses the store's threshold. */
  readonly lowStockThreshold: string | null;
}

/** A new stock row, of which nothing is reserved. */
const NEW_STOCK = { onHand: sql.ref('on_hand'), reserved: sql`0`, threshold: sql.ref('threshold') };

/**
 * Sets counts and thresholds, in SKU order like all stock locks; reserved quantities do not change. The first band of a new SKU is part of
 * its creation, so it counts as published.
 */
export async function writeStock(trx: Trx, scope: Scope, writes: readonly StockWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const ordered = await withStoredCounts(
    trx,
    scope,
    writes.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
  );
  await sql`
    insert into stock (tenant_id, mode, sku, on_hand, low_stock_threshold, follows_store, last_band, published_band, updated_at)
    select ${scope.tenantId}::uuid, ${scope.mode}, sku, on_hand, threshold, follows_store, first_band.*, first_band.*, now()
    from (
      select sku, on_hand, coalesce(own_threshold, (select ${storeThreshold(scope)})) as threshold, own_threshold is null as follows_store
      from unnest(
        ${ordered.map(({ sku }) => sku)}::text[],
        ${ordered.map(({ onHand }) => onHand)}::numeric[],
        ${ordered.map(({ lowStockThreshold }) => lowStockThreshold)}::numeric[]
      ) as given (sku, on_hand, own_threshold)
    ) as new_stock
    cross join lateral (select ${bandOf(NEW_STOCK)}) as first_band
    on conflict (tenant_id, mode, sku) do update
      set low_stock_threshold = excluded.low_stock_threshold, follows_store = excluded.follows_store, updated_at = excluded.updated_at,
        on_hand = excluded.on_hand
  `.execute(trx);
}

/** Gives the writes that keep a count the stored one. Their rows are then locked before, those of the others with them, so that all are in SKU order. */
async function withStoredCounts(trx: Trx, scope: Scope, writes: readonly StockWrite[]): Promise<readonly StockWrite[]> {
  if (writes.every(({ setsOnHand }) => setsOnHand)) return writes;
  const { rows } = await sql<{ sku: string; onHand: string | null }>`
    select sku, on_hand as "onHand" from stock
    where ${inScope(scope)} and sku = any (${writes.map(({ sku }) => sku)}::text[])
    order by sku for update
  `.execute(trx);
  const stored = new Map(rows.map(({ sku, onHand }) => [sku, onHand]));
  return writes.map((write) => (write.setsOnHand ? write : { ...write, onHand: stored.get(write.sku) ?? null }));
}
