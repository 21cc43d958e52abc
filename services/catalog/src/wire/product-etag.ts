import { bodyOwner, etagOf, renderBody } from '@storefront/public-json';
import type { EtagOfProduct } from '../store/products/product-events.ts';
import { renderProduct, toJson } from './render-product.ts';

/** Computes the ETag that the gateway returns for an anonymous read of a product. */
export const productEtag: EtagOfProduct = (scope, row, { store, at }) => {
  const data = toJson(renderProduct(row, { settings: store, now: at, missing: [] }));
  return etagOf(bodyOwner(scope), renderBody({ data, errors: [] }));
};
