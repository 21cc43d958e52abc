// Original file: storefront/orders/v1/orders.proto


export interface ListStoreOrdersRequest {
  'limit'?: (number);
  'offset'?: (number);
  'status'?: (string);
  'paymentStatus'?: (string);
  'paymentRail'?: (string);
  'customerId'?: (string);
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the number, the purchase order number, or the buyer's name, company, or email.
   */
  'text'?: (string);
  '_status'?: "status";
  '_paymentStatus'?: "paymentStatus";
  '_paymentRail'?: "paymentRail";
  '_customerId'?: "customerId";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}

export interface ListStoreOrdersRequest__Output {
  'limit': (number);
  'offset': (number);
  'status'?: (string);
  'paymentStatus'?: (string);
  'paymentRail'?: (string);
  'customerId'?: (string);
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the number, the purchase order number, or the buyer's name, company, or email.
   */
  'text'?: (string);
  '_status'?: "status";
  '_paymentStatus'?: "paymentStatus";
  '_paymentRail'?: "paymentRail";
  '_customerId'?: "customerId";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}
