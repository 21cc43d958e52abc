// Original file: storefront/orders/v1/orders.proto


export interface ShippingOption {
  'code'?: (string);
  'label'?: (string);
  'kind'?: (string);
  'amount'?: (string);
  'freeOver'?: (string);
  'currency'?: (string);
  '_freeOver'?: "freeOver";
}

export interface ShippingOption__Output {
  'code': (string);
  'label': (string);
  'kind': (string);
  'amount': (string);
  'freeOver'?: (string);
  'currency': (string);
  '_freeOver'?: "freeOver";
}
