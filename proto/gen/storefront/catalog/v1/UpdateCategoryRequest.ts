// Original file: storefront/catalog/v1/catalog.proto


export interface UpdateCategoryRequest {
  'category'?: (string);
  'name'?: (string);
  'description'?: (string);
  'slug'?: (string);
  'parent'?: (string);
  'position'?: (number);
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
  'category': (string);
  'name'?: (string);
  'description'?: (string);
  'slug'?: (string);
  'parent'?: (string);
  'position'?: (number);
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
