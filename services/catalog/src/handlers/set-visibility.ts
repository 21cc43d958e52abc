import { notFound } from '@storefront/errors';
import type { SetVisibilityRequest__Output } from '@storefront/proto/storefront/catalog/v1/SetVisibilityRequest';
import type { SetVisibilityResponse } from '@storefront/proto/storefront/catalog/v1/SetVisibilityResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { applyPatches } from '../store/products/apply-patches.ts';
import { productEtag } from '../wire/product-etag.ts';

/** Hides or shows a product, in the same way as an import of one row with one column. */
export const setVisibility =
  ({ db, newId, now, afterCommit }: CatalogDeps): Handler<SetVisibilityRequest__Output, SetVisibilityResponse> =>
  async ({ sku, hidden }, caller) => {
    const [outcome] = await applyPatches(db, caller, [{ sku, hidden }], { newId, now, store: caller.store, etagOf: productEtag });
    if (outcome === undefined || outcome.kind === 'fault') throw notFound('product');
    afterCommit();
    return {};
  };
