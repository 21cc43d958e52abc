// Original file: storefront/cart/v1/cart.proto


export interface EndPromotionRequest {
  'code'?: (string);
}

export interface EndPromotionRequest__Output {
  'code': (string);
}
