// Original file: storefront/cart/v1/cart.proto


export interface PriceIssue {
  'lineId'?: (string);
  'sku'?: (string);
  'code'?: (string);
  'detail'?: (string);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}

export interface PriceIssue__Output {
  'lineId'?: (string);
  'sku'?: (string);
  'code': (string);
  'detail': (string);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}
