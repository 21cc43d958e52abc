import type { StoreProduct } from '@storefront/proto/storefront/catalog/v1';
import type { StoreProductRow } from '../store/products/list-store-products.ts';
import { toProtoStock } from './to-proto-stock.ts';

/** Converts a product of an operator's list. */
export const toProtoStoreProduct = (row: StoreProductRow): StoreProduct => ({
  sku: row.sku,
  description: row.description,
  listUnitPrice: row.listUnitPrice ?? undefined,
  availability: row.band,
  stock: toProtoStock(row),
  categories: [...row.categories],
  tags: [...row.tags],
  hidden: row.hidden,
  updatedAt: row.updatedAt.toISOString(),
});
