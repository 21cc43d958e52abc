import { inTransaction, type Scope } from '@storefront/db';
import { CountDeltas } from '../../domain/count-deltas.ts';
import { type MergeOutcome, mergeProduct } from '../../domain/import/merge-product.ts';
import type { ProductPatch } from '../../domain/import/product-patch.ts';
import { STOCK_FIELDS } from '../../domain/product-fields.ts';
import type { Product } from '../../domain/product.ts';
import { type VisibleChange, visibleChange } from '../../domain/visible-change.ts';
import { lockCatalog } from '../catalog-lock.ts';
import { type Change, publishChange } from '../catalog-version.ts';
import type { Db, Trx } from '../schema.ts';
import { recordBands } from '../stock/record-bands.ts';
import { writeStock } from '../stock/write-stock.ts';
import { type PriceSettings, savePriceSettings } from '../store-settings.ts';
import { ensureCategories, ensureTags } from '../taxonomy/ensure-taxonomy.ts';
import { updateProductCounts } from '../taxonomy/update-product-counts.ts';
import { type EtagOfProduct, type Rendering, toProductEvents } from './product-events.ts';
import { listStoredProducts, type StoredProduct } from './stored-products.ts';
import { withFormerSkus } from './with-former-skus.ts';
import { writeProducts } from './write-products.ts';

/** The options of `applyPatches`. */
export interface ApplyOptions {
  readonly newId: () => string;
  /** The settings that the products are rendered with. */
  readonly store: PriceSettings;
  readonly etagOf: EtagOfProduct;
  readonly now: () => Date;
  /** Computes the outcomes without writing. */
  readonly dryRun?: boolean;
}

/** A product that differs from its stored state. */
interface Write {
  readonly stored: StoredProduct | undefined;
  readonly merged: Extract<MergeOutcome, { product: Product }>;
  readonly visibleChange: VisibleChange;
}

/** The outcome of a patch, and the SKU of its product, which may be a former one. */
export type AppliedPatch = MergeOutcome & { readonly sku: string };

/**
 * Applies patches with distinct SKUs to the stored products in one transaction. Returns the outcome of each patch, in order. Unchanged
 * products are not written.
 */
export async function applyPatches(
  db: Db,
  scope: Scope,
  patches: readonly ProductPatch[],
  options: ApplyOptions,
): Promise<readonly AppliedPatch[]> {
  if (options.dryRun === true) return mergeAll(await listStoredProducts(db, scope, skusOf(patches)), patches);
  return inTransaction(db, (trx) => applyPatchesIn(trx, scope, patches, options));
}

/** Like `applyPatches`, within a transaction. */
export async function applyPatchesIn(
  trx: Trx,
  scope: Scope,
  patches: readonly ProductPatch[],
  options: ApplyOptions,
): Promise<readonly AppliedPatch[]> {
  await lockCatalog(trx, scope);
  const stored = await listStoredProducts(trx, scope, skusOf(patches));
  const merged = mergeAll(stored, patches);
  const writes = merged.flatMap((outcome) => toWrite(stored, outcome));
  await writeAll(trx, scope, patches, writes, options);
  return merged;
}

const skusOf = (patches: readonly ProductPatch[]): readonly string[] =>
  patches.flatMap(({ sku, skuOrigin }) => [sku, ...(skuOrigin?.formerSkus ?? [])]);

const mergeAll = (stored: ReadonlyMap<string, StoredProduct>, patches: readonly ProductPatch[]): readonly AppliedPatch[] =>
  withFormerSkus(patches, stored).map((patch) => ({ ...mergeProduct(stored.get(patch.sku)?.product, patch), sku: patch.sku }));

function toWrite(stored: ReadonlyMap<string, StoredProduct>, merged: MergeOutcome): readonly Write[] {
  if (merged.kind !== 'created' && merged.kind !== 'updated') return [];
  const before = stored.get(merged.product.sku);
  return [{ stored: before, merged, visibleChange: visibleChange(before, merged) }];
}

async function writeAll(
  trx: Trx,
  scope: Scope,
  patches: readonly ProductPatch[],
  writes: readonly Write[],
  { newId, now, store, etagOf }: ApplyOptions,
): Promise<void> {
  if (writes.length === 0) return;
  const at = now();
  const written = writes.filter(({ merged }) => merged.kind === 'created' || merged.changed.some((field) => !STOCK_FIELDS.includes(field)));
  if (written.length > 0) {
    await savePriceSettings(trx, scope, store);
    const tags = patches.flatMap(({ tagNames }) => tagNames ?? []);
    await ensureTags(trx, scope, tags, newId);
    const paths = written.flatMap(({ merged }) => merged.product.categories);
    const names = new Map(patches.flatMap(({ categoryNames = [] }) => categoryNames.map(({ path, name }) => [path, name])));
    const categories = await ensureCategories(trx, scope, paths, newId, names);
    const products = written.map(({ merged, visibleChange }) => ({ product: merged.product, announced: visibleChange.announced }));
    await recount(trx, scope, written, await writeProducts(trx, scope, products, categories, at));
  }
  await writeStock(trx, scope, writes.flatMap(stockOf));
  await publish(trx, scope, writes, written, { store, etagOf, at });
}

function stockOf({ merged }: Write) {
  const { sku, stockQuantity, lowStockThreshold } = merged.product;
  const isGiven = (field: keyof Product): boolean => merged.kind === 'created' || merged.changed.includes(field);
  if (!STOCK_FIELDS.some(isGiven)) return [];
  return [{ sku, onHand: stockQuantity, lowStockThreshold, setsOnHand: isGiven('stockQuantity') }];
}

async function recount(trx: Trx, scope: Scope, written: readonly Write[], trees: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const categories = new CountDeltas();
  const tags = new CountDeltas();
  for (const { stored, merged } of written) {
    const was = stored?.product.hidden === false ? stored : undefined;
    const { sku, hidden } = merged.product;
    categories.move(was?.categoryTreeIds ?? [], hidden ? [] : (trees.get(sku) ?? []));
    tags.move(was === undefined ? [] : keysOf(was.product), hidden ? [] : keysOf(merged.product));
  }
  await updateProductCounts(trx, scope, { categories, tags });
}

const keysOf = ({ tags }: Product): readonly string[] => tags.map(({ group, slug }) => `${group}/${slug}`);

/** Publishes the changes. A newly visible product includes its band, so its band change is recorded but not published separately. */
async function publish(
  trx: Trx,
  scope: Scope,
  writes: readonly Write[],
  written: readonly Write[],
  rendering: Rendering & { readonly etagOf: EtagOfProduct },
): Promise<void> {
  const skuOf = ({ merged }: Write): string => merged.product.sku;
  const updated = writes.filter(({ merged }) => merged.kind === 'updated').map(skuOf);
  const { changed, toPublish } = await recordBands(trx, scope, updated);
  const appeared = new Set(written.filter(({ visibleChange }) => visibleChange.change === 'CREATED').map(skuOf));
  const restocked = changed.filter((sku) => !appeared.has(sku));
  if (written.length === 0 && restocked.length === 0) return;
  const bands = toPublish.filter(({ sku }) => !appeared.has(sku));
  const changes = new Map<string, Change>(restocked.map((sku) => [sku, 'STOCK']));
  let visibleDelta = 0;
  for (const { merged, visibleChange } of written) {
    if (visibleChange.change !== null) changes.set(merged.product.sku, visibleChange.change);
    if (visibleChange.change === 'CREATED') visibleDelta += 1;
    if (visibleChange.change === 'REMOVED') visibleDelta -= 1;
  }
  const events = written.flatMap(({ merged: { product }, visibleChange: { change, event } }) => {
    const { sku } = product;
    const removed = change === 'REMOVED' ? [{ type: 'product.removed', sku, changed: [] } as const] : [];
    return event === null ? removed : [{ ...event, sku }, ...removed];
  });
  const products = await toProductEvents(trx, scope, events, rendering);
  await publishChange(trx, scope, { changes, products, bands, visibleDelta });
}
