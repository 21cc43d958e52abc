// Original file: storefront/cart/v1/cart.proto


export interface UpdateLineRequest {
  'cartId'?: (string);
  'lineId'?: (string);
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'version'?: (number);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}

export interface UpdateLineRequest__Output {
  'cartId': (string);
  'lineId': (string);
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'version'?: (number);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}
