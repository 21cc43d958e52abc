// Original file: storefront/billing/v1/billing.proto


export interface ListEndedSessionsRequest {
  /**
   * Inclusive.
   */
  'since'?: (string);
}

export interface ListEndedSessionsRequest__Output {
  /**
   * Inclusive.
   */
  'since': (string);
}
