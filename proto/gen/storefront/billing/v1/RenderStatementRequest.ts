// Original file: storefront/billing/v1/billing.proto


export interface RenderStatementRequest {
  /**
   * As in GetStatementRequest.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}

export interface RenderStatementRequest__Output {
  /**
   * As in GetStatementRequest.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}
