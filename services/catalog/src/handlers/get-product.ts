import { isStorable } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { GetProductRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetProductRequest';
import type { GetProductResponse } from '@storefront/proto/storefront/catalog/v1/GetProductResponse';
import { renderProduct } from '@storefront/public-json';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { findProduct } from '../store/products/get-product.ts';
import { toProtoSectionErrors } from '../wire/to-proto-section-errors.ts';
import { toJson, toShownProduct } from '../wire/to-shown-product.ts';
import { withoutSections } from '../wire/without-sections.ts';

/** Returns one product as the caller sees it. Hidden products are not found, like unknown ones. */
export const getProduct =
  ({ readPartial, now }: CatalogDeps): Handler<GetProductRequest__Output, GetProductResponse> =>
  async ({ sku }, caller) => {
    if (!isStorable(sku)) throw notFound('product');
    const { result: row, missing } = await readPartial(caller, (db, reader) => findProduct(db, reader, sku));
    if (row === undefined) throw notFound('product');
    const product = renderProduct(withoutSections(toShownProduct(row, caller.store, now()), missing), row);
    return { productJson: toJson(product), catalogVersion: row.version, errors: toProtoSectionErrors(missing) };
  };
