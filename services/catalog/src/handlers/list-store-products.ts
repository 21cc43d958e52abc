import { BANDS } from '@storefront/contract';
import { choiceOf, listFiltersOf, pageOf } from '@storefront/rpc';
import type { CatalogHandler } from '../deps.ts';
import { listStoreProducts as list } from '../store/products/list-store-products.ts';
import { findCategoryIds } from '../store/taxonomy/taxonomy.ts';
import { toProtoStoreProduct } from '../wire/to-proto-store-product.ts';

/** Returns the matching products in SKU order, including hidden ones. */
export const listStoreProducts: CatalogHandler<'ListStoreProducts'> =
  ({ db }) =>
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
