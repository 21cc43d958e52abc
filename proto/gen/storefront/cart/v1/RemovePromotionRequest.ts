// Original file: storefront/cart/v1/cart.proto


export interface RemovePromotionRequest {
  'cartId'?: (string);
  'code'?: (string);
}

export interface RemovePromotionRequest__Output {
  'cartId': (string);
  'code': (string);
}
