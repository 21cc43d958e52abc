import { inSweepTransaction, type Scope } from '@storefront/db';
import { dueByStoreClock } from '@storefront/store-clock';
import { sql } from 'kysely';
import { nextPriceChange, ONE, priceAt } from '../../domain/price.ts';
import { lockCatalog } from '../catalog-lock.ts';
import { publishChange } from '../catalog-version.ts';
import type { Db, Trx } from '../schema.ts';
import { notSkipped } from '../skipped-stores.ts';
import { findPriceSettings } from '../store-settings.ts';
import { type EtagOfProduct, toProductEvents } from './product-events.ts';
import { listStoredProducts } from './stored-products.ts';
import { priceFactsOf } from './write-products.ts';

/** Products per transaction; a sale may start for a whole catalog at once. */
const BATCH = 500;
/** Stores per run of the sweep. */
const STORES_MAX = 50;

/** The stores, without those in `skipped`, in which a sale window has opened or closed by `now`, or by a clock of the store that is ahead of it. */
export async function listStoresWithDueSales(db: Db, now: Date, skipped: readonly string[]): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`
    select product.tenant_id as "tenantId", product.mode
    from ${dueByStoreClock('product', 'price_changes_at', sql`${now}::timestamptz`)}
    where ${notSkipped('product', skipped)}
    union
    select tenant_id, mode from product where price_changes_at <= ${now} and ${notSkipped('product', skipped)}
    limit ${STORES_MAX}
  `.execute(db);
  return rows;
}

/** Returns the milliseconds until the next sale window opens or closes, from 0 up to `max`. */
export async function nextSaleInMs(db: Db, now: Date, max: number): Promise<number> {
  const until = sql`${new Date(now.getTime() + max)}::timestamptz`;
  const { rows } = await sql<{ waitMs: number | null }>`
    select (extract(epoch from min(due) - ${now}::timestamptz) * 1000)::float8 as "waitMs" from (
      select product.price_changes_at - clock.offset_ms * interval '1 millisecond' as due
      from ${dueByStoreClock('product', 'price_changes_at', until)}
      union all
      (select price_changes_at from product where price_changes_at <= ${until} order by price_changes_at limit 1)
    ) as window_change
  `.execute(db);
  return Math.max(0, rows[0]?.waitMs ?? max);
}

/**
 * Advances the version of a store in which a sale window has opened or closed, and refreshes the prices that lists sort by, for the next
 * batch of products. Reads compute a price by the clock, so they are correct before; this invalidates the caches.
 */
export const applyStoreSaleWindows = (db: Db, scope: Scope, options: DueSalesOptions): Promise<number> =>
  inSweepTransaction(db, (trx) => applyWindowsOf(trx, scope, options));

/** The time that the windows are compared with, and how to compute ETags for the events. */
interface DueSalesOptions {
  readonly now: Date;
  readonly etagOf: EtagOfProduct;
}

async function applyWindowsOf(trx: Trx, scope: Scope, { now, etagOf }: DueSalesOptions): Promise<number> {
  const { tenantId, mode } = scope;
  await lockCatalog(trx, scope);
  const { rows } = await sql<{ sku: string }>`
    select sku from product
    where tenant_id = ${tenantId} and mode = ${mode} and price_changes_at <= ${now}
    order by sku limit ${BATCH}
  `.execute(trx);
  const skus = rows.map(({ sku }) => sku);
  const due = [...(await listStoredProducts(trx, scope, skus)).values()].map(({ product }) => product);
  if (due.length === 0) return 0;
  const prices = due.map((product) => ({ product, facts: priceFactsOf(product) }));
  await sql`
    update product p
    set current_unit_price = given.price, price_changes_at = given.changes_at, updated_at = ${now}, revision = p.revision + 1
    from unnest(
      ${prices.map(({ product }) => product.sku)}::text[],
      ${prices.map(({ facts }) => priceAt(facts, ONE, now)?.unitPrice.toFixed() ?? null)}::numeric[],
      ${prices.map(({ facts }) => nextPriceChange(facts, now)?.toISOString() ?? null)}::timestamptz[]
    ) as given (sku, price, changes_at)
    where p.tenant_id = ${tenantId} and p.mode = ${mode} and p.sku = given.sku and p.sku = any (${prices.map(({ product }) => product.sku)}::text[])
  `.execute(trx);
  const visible = due.filter(({ hidden }) => !hidden).map(({ sku }) => sku);
  if (visible.length > 0) await publishTurned(trx, scope, visible, { now, etagOf });
  return due.length;
}

async function publishTurned(trx: Trx, scope: Scope, skus: readonly string[], { now, etagOf }: DueSalesOptions): Promise<void> {
  const updated = skus.map((sku) => ({ type: 'product.updated', sku, changed: ['unit_price'] }) as const);
  const rendering = { store: await findPriceSettings(trx, scope), at: now, etagOf };
  await publishChange(trx, scope, {
    changes: new Map(skus.map((sku) => [sku, 'UPDATED'])),
    products: await toProductEvents(trx, scope, updated, rendering),
  });
}
