// Original file: storefront/orders/v1/orders.proto


export interface OrderPromotion {
  'code'?: (string);
  'description'?: (string);
  'discountAmount'?: (string);
}

export interface OrderPromotion__Output {
  'code': (string);
  'description': (string);
  'discountAmount': (string);
}
