// Original file: storefront/billing/v1/billing.proto


export interface EndAccountClosingResponse {
  /**
   * Whether the account was closed before this call.
   */
  'closedBefore'?: (boolean);
}

export interface EndAccountClosingResponse__Output {
  /**
   * Whether the account was closed before this call.
   */
  'closedBefore': (boolean);
}
