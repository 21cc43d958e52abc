// Original file: storefront/catalog/v1/catalog.proto

import type { FacetCount as _storefront_catalog_v1_FacetCount, FacetCount__Output as _storefront_catalog_v1_FacetCount__Output } from '../../../storefront/catalog/v1/FacetCount.ts';

/**
 * The counts of one facet.
 */
export interface FacetCounts {
  'counts'?: (_storefront_catalog_v1_FacetCount)[];
}

/**
 * The counts of one facet.
 */
export interface FacetCounts__Output {
  'counts': (_storefront_catalog_v1_FacetCount__Output)[];
}
