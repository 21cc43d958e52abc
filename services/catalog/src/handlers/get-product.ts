import { notFound } from '@storefront/errors';
import type { GetProductRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetProductRequest';
import type { GetProductResponse } from '@storefront/proto/storefront/catalog/v1/GetProductResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { isStorable } from '../domain/storable-text.ts';
import { findProduct } from '../store/get-product.ts';
import { toProductDetailMessage } from '../wire/products.ts';

/** One product as the caller sees it; unknown and hidden alike are not found. */
export const getProduct =
  ({ db, now }: CatalogDeps): Handler<GetProductRequest__Output, GetProductResponse> =>
  async ({ sku }, caller) => {
    const row = isStorable(sku) ? await findProduct(db, caller, sku) : undefined;
    if (row === undefined) throw notFound('product');
    return { product: toProductDetailMessage(row, caller.store, now()), catalogVersion: row.version, errors: [] };
  };
