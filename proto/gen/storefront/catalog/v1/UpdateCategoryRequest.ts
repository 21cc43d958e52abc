// Original file: storefront/catalog/v1/catalog.proto


export interface UpdateCategoryRequest {
  /**
   * A path or an ID.
   */
  'category'?: (string);
  'name'?: (string);
  /**
   * Empty clears it.
   */
  'description'?: (string);
  'slug'?: (string);
  /**
   * The path or ID of the new parent; empty means the root.
   */
  'parent'?: (string);
  /**
   * The position among siblings, from 0.
   */
  'position'?: (number);
  /**
   * Empty removes the image.
   */
  'imageUrl'?: (string);
  'imageAltText'?: (string);
  '_name'?: "name";
  '_description'?: "description";
  '_slug'?: "slug";
  '_parent'?: "parent";
  '_position'?: "position";
  '_imageUrl'?: "imageUrl";
  '_imageAltText'?: "imageAltText";
}

export interface UpdateCategoryRequest__Output {
  /**
   * A path or an ID.
   */
  'category': (string);
  'name'?: (string);
  /**
   * Empty clears it.
   */
  'description'?: (string);
  'slug'?: (string);
  /**
   * The path or ID of the new parent; empty means the root.
   */
  'parent'?: (string);
  /**
   * The position among siblings, from 0.
   */
  'position'?: (number);
  /**
   * Empty removes the image.
   */
  'imageUrl'?: (string);
  'imageAltText'?: (string);
  '_name'?: "name";
  '_description'?: "description";
  '_slug'?: "slug";
  '_parent'?: "parent";
  '_position'?: "position";
  '_imageUrl'?: "imageUrl";
  '_imageAltText'?: "imageAltText";
}
