import { digestOf, noteDetails } from '@storefront/access/audit';
import { BANDS, isStorable, normalSku } from '@storefront/contract';
import type { RowViolation } from '@storefront/contract/rows';
import { inTransaction, type Scope } from '@storefront/db';
import { conflict, fieldError, invalid, invalidAll, notFound } from '@storefront/errors';
import type { ListStoreProductsRequest__Output, ListStoreProductsResponse } from '@storefront/proto/storefront/catalog/v1';
import type { Keyset__Output } from '@storefront/proto/storefront/common/v1';
import { type Caller, choicesOf, inOrder, orderedPage, requireVersion, searchOf, versionOf } from '@storefront/rpc';
import type { CatalogDeps, CatalogHandler } from '../deps.ts';
import type { ProductPatch, ReadRow } from '../domain/import/product-patch.ts';
import { readStorefrontRow } from '../domain/import/storefront-row.ts';
import { narrowingOf } from '../search/find-products.ts';
import { readSearch } from '../search/read-search.ts';
import { lockCatalog } from '../store/catalog-lock.ts';
import { type ApplyOptions, applyPatches, applyPatchesIn } from '../store/products/apply-patches.ts';
import { listStoreProductsAfter } from '../store/products/list-store-products.ts';
import { listStoredProducts } from '../store/products/stored-products.ts';
import type { Db } from '../store/schema.ts';
import { findCategoryIds, listTagNames } from '../store/taxonomy/taxonomy.ts';
import { productEtag } from '../wire/product-etag.ts';
import { listedRowJson, type ProductRow, productRow, rowJson } from '../wire/product-row.ts';
import { rejectedRow } from '../wire/rejected-row.ts';
import { toProtoStoreProduct } from '../wire/to-proto-store-product.ts';

/** Returns any product of the store as a row of the `storefront` format, with its version. */
export const getStoreProduct: CatalogHandler<'GetStoreProduct'> =
  ({ db }) =>
  async ({ sku }, caller) => {
    const row = await findProductRow(db, caller, normalSku(sku));
    if (row === undefined) throw notFound('product');
    return { rowJson: rowJson(row), version: versionOf(row) };
  };

async function findProductRow(db: Db, scope: Scope, sku: string): Promise<ProductRow | undefined> {
  const stored = isStorable(sku) ? (await listStoredProducts(db, scope, [sku])).get(sku) : undefined;
  return stored === undefined ? undefined : productRow(stored.product, await listTagNames(db, scope));
}

/** Returns a page of the matching products in SKU order that begins after one, including hidden ones. The text is a search as of shoppers. */
export async function listProductsAfter(
  { db, searchedWords }: Pick<CatalogDeps, 'db' | 'searchedWords'>,
  { text, category, tags, hidden, availabilities, keyset }: ListStoreProductsRequest__Output & { readonly keyset: Keyset__Output },
  { tenantId, mode }: Scope,
): Promise<ListStoreProductsResponse> {
  const { limit, after: [after = ''] = [] } = inOrder(keyset, 1);
  const reader = { tenantId, mode };
  const q = searchOf('q', text);
  const categories = category === undefined ? null : isStorable(category) ? (await findCategoryIds(db, reader, category)).ids : [];
  if (categories?.length === 0 || !tags.every(isStorable)) return { products: [] };
  const search = q === undefined ? undefined : await readSearch({ db, words: searchedWords }, reader, q);
  const filter = {
    categoryIds: categories,
    tags,
    search: search?.search ?? null,
    // A text without words is a SKU.
    sku: q === undefined || search !== undefined ? null : q,
    ...narrowingOf({ bands: choicesOf('availability', availabilities, BANDS) ?? [] }),
    hidden,
  };
  const { rows, next } = orderedPage(await listStoreProductsAfter(db, reader, filter, { limit, after }), limit, ({ sku }) => [sku]);
  const [stored, names] = await Promise.all([
    listStoredProducts(
      db,
      reader,
      rows.map(({ sku }) => sku),
    ),
    listTagNames(db, reader),
  ]);
  const products = rows.flatMap((row) => {
    const { product } = stored.get(row.sku) ?? {};
    return product === undefined ? [] : [{ ...toProtoStoreProduct(row), rowJson: listedRowJson(productRow(product, names)) }];
  });
  return { products, next };
}

/** Creates a product, or changes the given fields of one whose version is the expected one. */
export const saveProduct: CatalogHandler<'SaveProduct'> = (deps) => async (request, caller) => {
  const sku = normalSku(request.sku);
  const saved = await inTransaction(deps.db, async (trx) => {
    await lockCatalog(trx, caller);
    const before = await findProductRow(trx, caller, sku);
    if (request.isNew && before !== undefined) throw conflict('sku_taken', `The store already has the product ${sku}.`);
    if (!request.isNew && before === undefined) throw notFound('product');
    if (before !== undefined) requireVersion(caller, versionOf(before));
    const read = readRow(request.rowJson, caller, sku);
    if ('violations' in read) throw invalidAll(read.violations.map(toFieldError));
    const [outcome] = await applyPatchesIn(trx, caller, [{ ...read.patch, sku }], applyOptions(deps, caller));
    if (outcome?.kind === 'violation') throw invalidAll([toFieldError(outcome.violation)]);
    return findProductRow(trx, caller, sku);
  });
  deps.afterCommit();
  if (saved === undefined) throw notFound('product');
  return { rowJson: rowJson(saved), version: versionOf(saved) };
};

/** With the largest texts, a batch takes about as long as one of an import. */
const ROWS_MAX = 500;

/** Creates or changes products like an import, in one transaction. Invalid rows are rejected by their index. */
export const saveProducts: CatalogHandler<'SaveProducts'> =
  (deps) =>
  async ({ rowsJson }, caller) => {
    if (rowsJson.length > ROWS_MAX) throw invalid('rows', `must have at most ${ROWS_MAX} entries`);
    const indexes = new Map<string, number>();
    const rows: { readonly index: number; readonly patch: ProductPatch }[] = [];
    const rejected: ReturnType<typeof rejectedRow>[] = [];
    for (const [index, json] of rowsJson.entries()) {
      const read = readRow(json, caller);
      const given = 'patch' in read ? read.patch.sku : read.sku;
      const sku = given === undefined ? undefined : normalSku(given);
      const before = sku === undefined ? undefined : indexes.get(sku);
      // Also of an invalid row: a later one must not be saved instead.
      if (sku !== undefined && before === undefined) indexes.set(sku, index);
      if ('violations' in read) rejected.push(rejectedRow(index, invalidAll(read.violations.map(toFieldError))));
      else if (before !== undefined) rejected.push(rejectedRow(index, invalid('sku', `repeats the SKU of row ${before}`)));
      else rows.push({ index, patch: { ...read.patch, sku: sku ?? read.patch.sku } });
    }
    const patches = rows.map(({ patch }) => patch);
    noteDetails(() => ({ rows: digestOf(patches) }));
    const outcomes = await applyPatches(deps.db, caller, patches, applyOptions(deps, caller));
    deps.afterCommit();
    const refused = outcomes.flatMap((outcome, at) =>
      outcome.kind === 'violation' ? [rejectedRow(rows[at]?.index ?? 0, invalidAll([toFieldError(outcome.violation)]))] : [],
    );
    return {
      products: outcomes.flatMap(({ kind, sku }) => (kind === 'violation' ? [] : [{ sku, result: kind }])),
      rejected: [...rejected, ...refused].sort((a, b) => a.index - b.index),
    };
  };

const applyOptions = ({ newId, now }: Pick<CatalogDeps, 'newId' | 'now'>, { store }: Caller): ApplyOptions => ({
  newId,
  now,
  store,
  etagOf: productEtag,
});

/** Reads the JSON of a row, of which only the SKU is required, because it can belong to a product that is stored. */
function readRow(json: Buffer | Uint8Array | string, { store }: Caller, sku?: string): ReadRow {
  const row: unknown = parsed(json);
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw invalid('row_json', 'must be a JSON object');
  return readStorefrontRow({ ...row, ...(sku === undefined ? {} : { sku }) }, store, ['sku']);
}

function parsed(json: Buffer | Uint8Array | string): unknown {
  try {
    return JSON.parse(Buffer.from(json as Uint8Array).toString());
  } catch {
    return undefined;
  }
}

const toFieldError = ({ column, reason }: RowViolation) => fieldError(column ?? '', reason);
