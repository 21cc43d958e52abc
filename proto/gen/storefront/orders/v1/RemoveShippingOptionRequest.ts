// Original file: storefront/orders/v1/orders.proto


export interface RemoveShippingOptionRequest {
  'code'?: (string);
}

export interface RemoveShippingOptionRequest__Output {
  'code': (string);
}
