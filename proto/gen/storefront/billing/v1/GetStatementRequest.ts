// Original file: storefront/billing/v1/billing.proto


export interface GetStatementRequest {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. By default, the month that ends today.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}

export interface GetStatementRequest__Output {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. By default, the month that ends today.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}
