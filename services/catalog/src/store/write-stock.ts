import type { Scope } from '@storefront/db';
import { sql, type Transaction } from 'kysely';
import { asBand } from '../domain/band.ts';
import type { BandNews } from './catalog-version.ts';
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
    insert into stock as held (tenant_id, mode, sku, on_hand, low_stock_threshold, follows_store, last_band)
    select ${scope.tenantId}::uuid, ${scope.mode}, sku, on_hand, threshold, follows_store,
      case when on_hand is null then 'UNKNOWN' when on_hand = 0 then 'OUT' when on_hand <= threshold then 'LOW' else 'IN_STOCK' end
    from (
      select sku, on_hand, coalesce(own_threshold, (select ${storeThreshold(scope)})) as threshold, own_threshold is null as follows_store
      from unnest(
        ${ordered.map(({ sku }) => sku)}::text[],
        ${ordered.map(({ onHand }) => onHand)}::numeric[],
        ${ordered.map(({ lowStockThreshold }) => lowStockThreshold)}::numeric[]
      ) as given (sku, on_hand, own_threshold)
    ) as shelf
    on conflict (tenant_id, mode, sku) do update
      set low_stock_threshold = excluded.low_stock_threshold, follows_store = excluded.follows_store, updated_at = now(),
        on_hand = case when held.sku = any (${counted}::text[]) then excluded.on_hand else held.on_hand end
  `.execute(trx);
}

/**
 * Notes the bands of these SKUs that have moved since they were last told of, and returns those of visible products. Called after every
 * change of stock, in the same transaction, so that a band is told of once and never forgotten.
 */
export async function noteBands(
  trx: Transaction<Database>,
  { tenantId, mode }: Scope,
  skus: readonly string[],
): Promise<readonly BandNews[]> {
  if (skus.length === 0) return [];
  const { rows: moved } = await sql<{ sku: string; band: string; last_band: string; hidden: boolean }>`
    select s.sku, s.band, s.last_band,
      (select hidden from product p where p.tenant_id = s.tenant_id and p.mode = s.mode and p.sku = s.sku) as hidden
    from stock s
    where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.sku = any (${skus}::text[]) and s.band <> s.last_band
    order by s.sku
  `.execute(trx);
  if (moved.length === 0) return [];
  await sql`
    update stock set last_band = band
    where tenant_id = ${tenantId} and mode = ${mode} and sku = any (${moved.map(({ sku }) => sku)}::text[])
  `.execute(trx);
  return moved
    .filter(({ hidden }) => !hidden)
    .map(({ sku, band, last_band }) => ({ sku, band: asBand(band), previousBand: asBand(last_band) }));
}
