// Original file: storefront/billing/v1/billing.proto


export interface GetStoreStatementRequest {
  /**
   * An ID or email.
   */
  'customer'?: (string);
  /**
   * As in GetStatementRequest.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}

export interface GetStoreStatementRequest__Output {
  /**
   * An ID or email.
   */
  'customer': (string);
  /**
   * As in GetStatementRequest.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}
