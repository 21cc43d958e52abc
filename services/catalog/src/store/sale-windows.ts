import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import { nextPriceChange, ONE, priceAt } from '../domain/price.ts';
import { lockCatalog } from './catalog-lock.ts';
import { publishChange } from './catalog-version.ts';
import { contentTag } from './content-tag.ts';
import type { Database } from './schema.ts';
import { listStoredProducts } from './stored-products.ts';
import { priceFactsOf } from './write-products.ts';

/** A sale that starts for a whole catalog at midnight is worked off in transactions of this many products. */
const BATCH = 500;
/** Stores looked after in one turn. */
const STORES_MAX = 50;

/**
 * Moves the version of every store in which a sale window has opened or closed by itself, and refreshes the prices that lists sort by.
 * Reads decide a price by the clock, so they are right even before; this tells the caches. Answers how many products it moved.
 */
export async function turnSaleWindows(db: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<Scope>`
    select distinct tenant_id as "tenantId", mode from product where price_changes_at <= ${now} limit ${STORES_MAX}
  `.execute(db);
  let moved = 0;
  for (const scope of rows) moved += await inTransaction(db, (trx) => turnWindowsOf(trx, scope, now));
  return moved;
}

async function turnWindowsOf(trx: Transaction<Database>, scope: Scope, now: Date): Promise<number> {
  const { tenantId, mode } = scope;
  await lockCatalog(trx, scope);
  const { rows } = await sql<{ sku: string }>`
    select sku from product
    where tenant_id = ${tenantId} and mode = ${mode} and price_changes_at <= ${now}
    order by sku limit ${BATCH}
  `.execute(trx);
  const due = [
    ...(
      await listStoredProducts(
        trx,
        scope,
        rows.map(({ sku }) => sku),
      )
    ).values(),
  ].map(({ product }) => product);
  if (due.length === 0) return 0;
  const prices = due.map((product) => ({ product, facts: priceFactsOf(product) }));
  await sql`
    update product p
    set current_unit_price = given.price, price_changes_at = given.changes_at, updated_at = ${now}
    from unnest(
      ${prices.map(({ product }) => product.sku)}::text[],
      ${prices.map(({ facts }) => priceAt(facts, ONE, now).unitPrice.toFixed())}::numeric[],
      ${prices.map(({ facts }) => nextPriceChange(facts, now)?.toISOString() ?? null)}::timestamptz[]
    ) as given (sku, price, changes_at)
    where p.tenant_id = ${tenantId} and p.mode = ${mode} and p.sku = given.sku and p.sku = any (${prices.map(({ product }) => product.sku)}::text[])
  `.execute(trx);
  const seen = due.filter(({ hidden }) => !hidden);
  if (seen.length > 0) {
    await publishChange(trx, scope, {
      changes: new Map(seen.map(({ sku }) => [sku, 'UPDATED'])),
      products: seen.map((product) => ({
        type: 'product.updated',
        sku: product.sku,
        changed: ['unit_price'],
        updatedAt: now.toISOString(),
        etag: contentTag(product),
      })),
      bands: [],
      visibleDelta: 0,
    });
  }
  return due.length;
}
