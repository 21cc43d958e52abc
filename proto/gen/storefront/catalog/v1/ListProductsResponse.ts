// Original file: storefront/catalog/v1/catalog.proto

import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';
import type { FacetCounts as _storefront_catalog_v1_FacetCounts, FacetCounts__Output as _storefront_catalog_v1_FacetCounts__Output } from '../../../storefront/catalog/v1/FacetCounts.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListProductsResponse {
  'total'?: (number);
  'catalogVersion'?: (number | string | Long);
  'errors'?: (_storefront_common_v1_SectionError)[];
  /**
   * The products as the public API shows them: a JSON array in UTF-8. The gateway forwards it without parsing it.
   */
  'productsJson'?: (Buffer | Uint8Array | string);
  /**
   * By facet; empty unless facets were requested.
   */
  'facets'?: ({[key: string]: _storefront_catalog_v1_FacetCounts});
  /**
   * The size of each product in products_json, in bytes. The gateway cuts smaller pages out of products_json with it.
   */
  'productSizes'?: (number)[];
}

export interface ListProductsResponse__Output {
  'total': (number);
  'catalogVersion': (string);
  'errors': (_storefront_common_v1_SectionError__Output)[];
  /**
   * The products as the public API shows them: a JSON array in UTF-8. The gateway forwards it without parsing it.
   */
  'productsJson': (Buffer);
  /**
   * By facet; empty unless facets were requested.
   */
  'facets': ({[key: string]: _storefront_catalog_v1_FacetCounts__Output});
  /**
   * The size of each product in products_json, in bytes. The gateway cuts smaller pages out of products_json with it.
   */
  'productSizes': (number)[];
}
