// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveCategoryRequest {
  'category'?: (string);
}

export interface RemoveCategoryRequest__Output {
  'category': (string);
}
