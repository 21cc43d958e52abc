// Original file: storefront/cart/v1/cart.proto


export interface AddLineRequest {
  'cartId'?: (string);
  'sku'?: (string);
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}

export interface AddLineRequest__Output {
  'cartId': (string);
  'sku': (string);
  'quantity': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}
