import { inTransaction, type Scope } from '@storefront/db';
import type { Kysely, Transaction } from 'kysely';
import { CountDeltas } from '../domain/count-deltas.ts';
import { type Merged, mergeProduct, STOCK_FIELDS } from '../domain/import/merge-product.ts';
import type { ProductPatch } from '../domain/import/product-patch.ts';
import type { Product } from '../domain/product.ts';
import { type Noticed, noticed } from '../domain/product-news.ts';
import { lockCatalog } from './catalog-lock.ts';
import { type Change, publishChange } from './catalog-version.ts';
import { contentTag } from './content-tag.ts';
import { ensureCategories, ensureTags } from './ensure-taxonomy.ts';
import { moveCounts } from './move-counts.ts';
import { noteBands } from './note-bands.ts';
import type { Database } from './schema.ts';
import { listStoredProducts, type StoredProduct } from './stored-products.ts';
import { writeProducts } from './write-products.ts';
import { writeStock } from './write-stock.ts';

export interface ApplyOptions {
  readonly newId: () => string;
  readonly now: () => Date;
  /** Works everything out and writes nothing. */
  readonly dryRun?: boolean;
}

/** A product that differs from what was stored. */
interface Write {
  readonly stored: StoredProduct | undefined;
  readonly merged: Extract<Merged, { product: Product }>;
  readonly noticed: Noticed;
}

/**
 * Puts patches over the stored products, each SKU at most once, all in one transaction: a reader sees each product as it was or as it is.
 * Answers what became of each patch, in their order. What is unchanged is not touched.
 */
export async function applyPatches(
  db: Kysely<Database>,
  scope: Scope,
  patches: readonly ProductPatch[],
  options: ApplyOptions,
): Promise<readonly Merged[]> {
  const skus = patches.map(({ sku }) => sku);
  if (options.dryRun === true) return mergeAll(await listStoredProducts(db, scope, skus), patches);
  return inTransaction(db, async (trx) => {
    await lockCatalog(trx, scope);
    const stored = await listStoredProducts(trx, scope, skus);
    const merged = mergeAll(stored, patches);
    await writeAll(
      trx,
      scope,
      patches,
      merged.flatMap((outcome) => toWrite(stored, outcome)),
      options,
    );
    return merged;
  });
}

const mergeAll = (stored: ReadonlyMap<string, StoredProduct>, patches: readonly ProductPatch[]): readonly Merged[] =>
  patches.map((patch) => mergeProduct(stored.get(patch.sku)?.product, patch));

function toWrite(stored: ReadonlyMap<string, StoredProduct>, merged: Merged): readonly Write[] {
  if (merged.kind !== 'created' && merged.kind !== 'updated') return [];
  const before = stored.get(merged.product.sku);
  return [{ stored: before, merged, noticed: noticed(before, merged) }];
}

async function writeAll(
  trx: Transaction<Database>,
  scope: Scope,
  patches: readonly ProductPatch[],
  writes: readonly Write[],
  { newId, now }: ApplyOptions,
): Promise<void> {
  if (writes.length === 0) return;
  const at = now();
  const written = writes.filter(({ merged }) => merged.kind === 'created' || merged.changed.some((field) => !STOCK_FIELDS.includes(field)));
  if (written.length > 0) {
    await ensureTags(
      trx,
      scope,
      patches.flatMap(({ tagNames }) => tagNames ?? []),
      newId,
    );
    const categories = await ensureCategories(
      trx,
      scope,
      written.flatMap(({ merged }) => merged.product.categories),
      newId,
    );
    const products = written.map(({ merged, noticed }) => ({ product: merged.product, announced: noticed.announced }));
    await recount(trx, scope, written, await writeProducts(trx, scope, products, categories, at));
  }
  await writeStock(trx, scope, writes.flatMap(stockOf));
  await publish(trx, scope, writes, written, at);
}

function stockOf({ merged }: Write) {
  const { sku, stockQuantity, lowStockThreshold } = merged.product;
  const isGiven = (field: keyof Product): boolean => merged.kind === 'created' || merged.changed.includes(field);
  if (!STOCK_FIELDS.some(isGiven)) return [];
  return [{ sku, onHand: stockQuantity, lowStockThreshold, setsOnHand: isGiven('stockQuantity') }];
}

async function recount(
  trx: Transaction<Database>,
  scope: Scope,
  written: readonly Write[],
  trees: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const categories = new CountDeltas();
  const tags = new CountDeltas();
  for (const { stored, merged } of written) {
    const was = stored?.product.hidden === false ? stored : undefined;
    const { sku, hidden } = merged.product;
    categories.move(was?.categoryTreeIds ?? [], hidden ? [] : (trees.get(sku) ?? []));
    tags.move(was === undefined ? [] : keysOf(was.product), hidden ? [] : keysOf(merged.product));
  }
  await moveCounts(trx, scope, { categories, tags });
}

const keysOf = ({ tags }: Product): readonly string[] => tags.map(({ group, slug }) => `${group}/${slug}`);

/** Tells readers. A product that appears brings its band with it, so that is noted but not told apart. */
async function publish(
  trx: Transaction<Database>,
  scope: Scope,
  writes: readonly Write[],
  written: readonly Write[],
  at: Date,
): Promise<void> {
  const { moved, told } = await noteBands(
    trx,
    scope,
    writes.filter(({ merged }) => merged.kind === 'updated').map(({ merged }) => merged.product.sku),
  );
  const appeared = new Set(written.filter(({ noticed }) => noticed.change === 'CREATED').map(({ merged }) => merged.product.sku));
  const restocked = moved.filter((sku) => !appeared.has(sku));
  if (written.length === 0 && restocked.length === 0) return;
  const bands = told.filter(({ sku }) => !appeared.has(sku));
  const changes = new Map<string, Change>(restocked.map((sku) => [sku, 'STOCK']));
  let visibleDelta = 0;
  for (const { merged, noticed } of written) {
    if (noticed.change !== null) changes.set(merged.product.sku, noticed.change);
    if (noticed.change === 'CREATED') visibleDelta += 1;
    if (noticed.change === 'REMOVED') visibleDelta -= 1;
  }
  const products = written.flatMap(({ merged: { product }, noticed: { event } }) =>
    event === null ? [] : [{ ...event, sku: product.sku, updatedAt: at.toISOString(), etag: contentTag(product) }],
  );
  await publishChange(trx, scope, { changes, products, bands, visibleDelta });
}
