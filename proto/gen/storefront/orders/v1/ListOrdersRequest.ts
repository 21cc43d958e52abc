// Original file: storefront/orders/v1/orders.proto


export interface ListOrdersRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Orders with one of the values; every order if empty, as are the next two.
   */
  'status'?: (string)[];
  'paymentStatus'?: (string)[];
  'paymentRail'?: (string)[];
  /**
   * The first and the last date of the placement in the time zone of the store.
   */
  'placedFrom'?: (string);
  'placedTo'?: (string);
  /**
   * The beginning of the order number, the purchase order number, or a SKU, ignoring case.
   */
  'q'?: (string);
  /**
   * placed_at, -placed_at (the default), total, or -total.
   */
  'sort'?: (string);
  '_placedFrom'?: "placedFrom";
  '_placedTo'?: "placedTo";
  '_q'?: "q";
  '_sort'?: "sort";
}

export interface ListOrdersRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * Orders with one of the values; every order if empty, as are the next two.
   */
  'status': (string)[];
  'paymentStatus': (string)[];
  'paymentRail': (string)[];
  /**
   * The first and the last date of the placement in the time zone of the store.
   */
  'placedFrom'?: (string);
  'placedTo'?: (string);
  /**
   * The beginning of the order number, the purchase order number, or a SKU, ignoring case.
   */
  'q'?: (string);
  /**
   * placed_at, -placed_at (the default), total, or -total.
   */
  'sort'?: (string);
  '_placedFrom'?: "placedFrom";
  '_placedTo'?: "placedTo";
  '_q'?: "q";
  '_sort'?: "sort";
}
