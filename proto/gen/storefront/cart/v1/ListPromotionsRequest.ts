// Original file: storefront/cart/v1/cart.proto


export interface ListPromotionsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListPromotionsRequest__Output {
  'limit': (number);
  'offset': (number);
}
