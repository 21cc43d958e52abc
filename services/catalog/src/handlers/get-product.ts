import { notFound } from '@storefront/errors';
import type { GetProductRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetProductRequest';
import type { GetProductResponse } from '@storefront/proto/storefront/catalog/v1/GetProductResponse';
import { renderProduct } from '@storefront/public-json';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { isStorable } from '../domain/storable-text.ts';
import { findProduct } from '../store/get-product.ts';
import { toJson, toShownProduct } from '../wire/products.ts';
import { toSectionErrors, withoutSections } from '../wire/sections.ts';

/** One product as the caller sees it; unknown and hidden alike are not found. */
export const getProduct =
  ({ readSections, now }: CatalogDeps): Handler<GetProductRequest__Output, GetProductResponse> =>
  async ({ sku }, caller) => {
    if (!isStorable(sku)) throw notFound('product');
    const { answer: row, missing } = await readSections(caller, (db, reader) => findProduct(db, reader, sku));
    if (row === undefined) throw notFound('product');
    const product = renderProduct(withoutSections(toShownProduct(row, caller.store, now()), missing), row);
    return { productJson: toJson(product), catalogVersion: row.version, errors: toSectionErrors(missing) };
  };
