import { bodyOwner, etagOf, renderBody, renderProduct } from '@storefront/public-json';
import type { EtagOfProduct } from '../store/products/product-events.ts';
import { toJson, toShownProduct } from './to-shown-product.ts';

/** Computes the ETag with which the gateway answers an anonymous read of a product. */
export const productEtag: EtagOfProduct = (scope, row, { store, at }) => {
  const data = toJson(renderProduct(toShownProduct(row, store, at), row));
  return etagOf(bodyOwner(scope), renderBody({ data, errors: [] }));
};
