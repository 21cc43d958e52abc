// Original file: storefront/catalog/v1/catalog.proto


export interface ListChangesRequest {
  'cursor'?: (string);
  'limit'?: (number);
  '_cursor'?: "cursor";
}

export interface ListChangesRequest__Output {
  'cursor'?: (string);
  'limit': (number);
  '_cursor'?: "cursor";
}
