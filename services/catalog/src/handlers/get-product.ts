import { isStorable } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { renderProduct, toJson } from '../wire/render-product.ts';
import { toProtoSectionErrors } from '../wire/to-proto-section-errors.ts';

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
