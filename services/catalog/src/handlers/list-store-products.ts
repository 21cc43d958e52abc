import { BANDS } from '@storefront/contract';
import type { ListStoreProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1/ListStoreProductsRequest';
import type { ListStoreProductsResponse } from '@storefront/proto/storefront/catalog/v1/ListStoreProductsResponse';
import { choiceOf, type Handler, listFiltersOf, pageOf } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listStoreProducts as list } from '../store/products/list-store-products.ts';
import { findCategoryIds } from '../store/taxonomy/taxonomy.ts';
import { toProtoStoreProduct } from '../wire/to-proto-store-product.ts';

/** Returns the matching products in SKU order, including hidden ones. */
export const listStoreProducts =
  ({ db }: CatalogDeps): Handler<ListStoreProductsRequest__Output, ListStoreProductsResponse> =>
  async (request, caller) => {
    const categories = request.category === undefined ? undefined : await findCategoryIds(db, caller, request.category);
    const filter = {
      ...listFiltersOf(request),
      categoryIds: categories?.ids,
      tags: request.tags,
      hidden: request.hidden,
      band: choiceOf('availability', request.availability, BANDS),
    };
    const { products, total } = await list(db, caller, filter, pageOf(request));
    return { products: products.map(toProtoStoreProduct), total };
  };
