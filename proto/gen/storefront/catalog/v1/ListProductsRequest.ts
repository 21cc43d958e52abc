// Original file: storefront/catalog/v1/catalog.proto


export interface ListProductsRequest {
  'q'?: (string);
  'category'?: (string);
  'tags'?: (string)[];
  'sort'?: (string);
  'limit'?: (number);
  'offset'?: (number);
  '_q'?: "q";
  '_category'?: "category";
  '_sort'?: "sort";
}

export interface ListProductsRequest__Output {
  'q'?: (string);
  'category'?: (string);
  'tags': (string)[];
  'sort'?: (string);
  'limit': (number);
  'offset': (number);
  '_q'?: "q";
  '_category'?: "category";
  '_sort'?: "sort";
}
