// Original file: storefront/cart/v1/cart.proto


export interface ApplyPromotionRequest {
  'cartId'?: (string);
  'code'?: (string);
  'asJson'?: (boolean);
}

export interface ApplyPromotionRequest__Output {
  'cartId': (string);
  'code': (string);
  'asJson': (boolean);
}
