// Original file: storefront/cart/v1/cart.proto


export interface RemovePromotionRequest {
  'cartId'?: (string);
  'code'?: (string);
  'asJson'?: (boolean);
}

export interface RemovePromotionRequest__Output {
  'cartId': (string);
  'code': (string);
  'asJson': (boolean);
}
