// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveTagRequest {
  /**
   * The group's slug.
   */
  'group'?: (string);
  /**
   * The tag's slug.
   */
  'slug'?: (string);
}

export interface RemoveTagRequest__Output {
  /**
   * The group's slug.
   */
  'group': (string);
  /**
   * The tag's slug.
   */
  'slug': (string);
}
