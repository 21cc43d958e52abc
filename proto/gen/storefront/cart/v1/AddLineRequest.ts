// Original file: storefront/cart/v1/cart.proto


export interface AddLineRequest {
  'cartId'?: (string);
  'sku'?: (string);
  /**
   * In base units; empty if order_uom and order_quantity are set.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'asJson'?: (boolean);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}

export interface AddLineRequest__Output {
  'cartId': (string);
  'sku': (string);
  /**
   * In base units; empty if order_uom and order_quantity are set.
   */
  'quantity': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'asJson': (boolean);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}
