// Original file: storefront/billing/v1/billing.proto


export interface RenderStoreStatementRequest {
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

export interface RenderStoreStatementRequest__Output {
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
