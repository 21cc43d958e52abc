import { normalSku } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { applyPatches } from '../store/products/apply-patches.ts';
import { productEtag } from '../wire/product-etag.ts';

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
