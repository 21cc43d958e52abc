// Original file: storefront/cart/v1/cart.proto


export interface CartWarning {
  'code'?: (string);
  'lineId'?: (string);
  'message'?: (string);
  '_lineId'?: "lineId";
}

export interface CartWarning__Output {
  'code': (string);
  'lineId'?: (string);
  'message': (string);
  '_lineId'?: "lineId";
}
