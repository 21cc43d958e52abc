import { BANDS, isStorable, normalSku } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { choiceOf, listFiltersOf, pageOf } from '@storefront/rpc';
import type { CatalogHandler } from '../deps.ts';
import { applyPatches } from '../store/products/apply-patches.ts';
import { listStoreProducts as listStoreProductsInStore } from '../store/products/list-store-products.ts';
import { findCategoryIds } from '../store/taxonomy/taxonomy.ts';
import { productEtag } from '../wire/product-etag.ts';
import { renderProduct, toJson } from '../wire/render-product.ts';
import { toProtoSectionErrors } from '../wire/to-proto-section-errors.ts';
import { toProtoStoreProduct } from '../wire/to-proto-store-product.ts';
import { listProductsAfter } from './store-products.ts';

/** Returns one product as the caller sees it. Hidden products are not found, like unknown ones. */
export const getProduct: CatalogHandler<'GetProduct'> =
  ({ readDetail, now }) =>
  async ({ sku }, caller) => {
    if (!isStorable(sku)) throw notFound('product');
    const { row, missing } = await readDetail(caller, sku);
    if (row === undefined) throw notFound('product');
    const product = renderProduct(row, { settings: caller.store, now: now(), missing });
    return { productJson: toJson(product), catalogVersion: row.version, errors: toProtoSectionErrors(missing) };
  };

/** Returns the matching products in SKU order, including hidden ones. */
export const listStoreProducts: CatalogHandler<'ListStoreProducts'> = (deps) => async (request, caller) => {
  const { db } = deps;
  const { keyset } = request;
  if (keyset) return listProductsAfter(deps, { ...request, keyset }, caller);
  const categories = request.category === undefined ? undefined : await findCategoryIds(db, caller, request.category);
  const filter = {
    ...listFiltersOf(request),
    categoryIds: categories?.ids,
    tags: request.tags,
    hidden: request.hidden,
    band: choiceOf('availability', request.availability, BANDS),
  };
  const { products, total } = await listStoreProductsInStore(db, caller, filter, pageOf(request));
  return { products: products.map(toProtoStoreProduct), total };
};

/** Hides or shows a product, in the same way as an import of one row with one column. */
export const setVisibility: CatalogHandler<'SetVisibility'> =
  ({ db, newId, now, afterCommit }) =>
  async ({ hidden, ...request }, caller) => {
    const sku = normalSku(request.sku);
    const [outcome] = await applyPatches(db, caller, [{ sku, hidden }], { newId, now, store: caller.store, etagOf: productEtag });
    if (outcome === undefined || outcome.kind === 'violation') throw notFound('product');
    afterCommit();
    return {};
  };
