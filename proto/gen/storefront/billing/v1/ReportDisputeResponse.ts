// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * The dispute.
 */
export interface ReportDisputeResponse {
  'sessionId'?: (string);
  'status'?: (string);
  'amount'?: (string);
  'currency'?: (string);
  /**
   * Whether the response is the stored one of an earlier request with the same Idempotency-Key.
   */
  'replayed'?: (boolean);
}

/**
 * The dispute.
 */
export interface ReportDisputeResponse__Output {
  'sessionId': (string);
  'status': (string);
  'amount': (string);
  'currency': (string);
  /**
   * Whether the response is the stored one of an earlier request with the same Idempotency-Key.
   */
  'replayed': (boolean);
}
