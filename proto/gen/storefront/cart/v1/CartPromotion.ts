// Original file: storefront/cart/v1/cart.proto


export interface CartPromotion {
  'code'?: (string);
  'status'?: (string);
  'description'?: (string);
  'discountAmount'?: (string);
  '_discountAmount'?: "discountAmount";
}

export interface CartPromotion__Output {
  'code': (string);
  'status': (string);
  'description': (string);
  'discountAmount'?: (string);
  '_discountAmount'?: "discountAmount";
}
