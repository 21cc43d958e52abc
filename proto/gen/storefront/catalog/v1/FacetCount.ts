// Original file: storefront/catalog/v1/catalog.proto


/**
 * A value of a facet and the number of products that the list would have with it.
 */
export interface FacetCount {
  /**
   * A tag slug, a category ID, or a stock band.
   */
  'value'?: (string);
  'count'?: (number);
}

/**
 * A value of a facet and the number of products that the list would have with it.
 */
export interface FacetCount__Output {
  /**
   * A tag slug, a category ID, or a stock band.
   */
  'value': (string);
  'count': (number);
}
