// Original file: storefront/catalog/v1/catalog.proto


export interface ReserveLine {
  'lineId'?: (string);
  'sku'?: (string);
  'quantity'?: (string);
}

export interface ReserveLine__Output {
  'lineId': (string);
  'sku': (string);
  'quantity': (string);
}
