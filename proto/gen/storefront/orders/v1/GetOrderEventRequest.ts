// Original file: storefront/orders/v1/orders_sandbox.proto


export interface GetOrderEventRequest {
  'order'?: (string);
}

export interface GetOrderEventRequest__Output {
  'order': (string);
}
