// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveTagRequest {
  'group'?: (string);
  'slug'?: (string);
}

export interface RemoveTagRequest__Output {
  'group': (string);
  'slug': (string);
}
