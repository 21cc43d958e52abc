// Original file: storefront/cart/v1/cart.proto


export interface RemoveLineRequest {
  'cartId'?: (string);
  'lineId'?: (string);
  'asJson'?: (boolean);
}

export interface RemoveLineRequest__Output {
  'cartId': (string);
  'lineId': (string);
  'asJson': (boolean);
}
