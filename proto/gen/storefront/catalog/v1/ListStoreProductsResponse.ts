// Original file: storefront/catalog/v1/catalog.proto

import type { StoreProduct as _storefront_catalog_v1_StoreProduct, StoreProduct__Output as _storefront_catalog_v1_StoreProduct__Output } from '../../../storefront/catalog/v1/StoreProduct.ts';

export interface ListStoreProductsResponse {
  'products'?: (_storefront_catalog_v1_StoreProduct)[];
  'total'?: (number);
}

export interface ListStoreProductsResponse__Output {
  'products': (_storefront_catalog_v1_StoreProduct__Output)[];
  'total': (number);
}
