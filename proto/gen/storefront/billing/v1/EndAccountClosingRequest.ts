// Original file: storefront/billing/v1/billing.proto


export interface EndAccountClosingRequest {
  'closingId'?: (string);
  /**
   * Whether the account is closed; false keeps it open.
   */
  'close'?: (boolean);
}

export interface EndAccountClosingRequest__Output {
  'closingId': (string);
  /**
   * Whether the account is closed; false keeps it open.
   */
  'close': (boolean);
}
