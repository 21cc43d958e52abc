// Original file: storefront/catalog/v1/catalog.proto


export interface Tag {
  'id'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'position'?: (number);
  'productCount'?: (number);
}

export interface Tag__Output {
  'id': (string);
  'slug': (string);
  'name': (string);
  'position': (number);
  'productCount': (number);
}
