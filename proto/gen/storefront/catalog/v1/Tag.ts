// Original file: storefront/catalog/v1/catalog.proto


/**
 * A tag and the number of visible products that carry it.
 */
export interface Tag {
  'id'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'position'?: (number);
  'productCount'?: (number);
}

/**
 * A tag and the number of visible products that carry it.
 */
export interface Tag__Output {
  'id': (string);
  'slug': (string);
  'name': (string);
  'position': (number);
  'productCount': (number);
}
