// Original file: storefront/events/v1/events.proto


export interface ProductEvent {
  'sku'?: (string);
  'changed'?: (string)[];
  'updatedAt'?: (string);
  'etag'?: (string);
}

export interface ProductEvent__Output {
  'sku': (string);
  'changed': (string)[];
  'updatedAt': (string);
  'etag': (string);
}
