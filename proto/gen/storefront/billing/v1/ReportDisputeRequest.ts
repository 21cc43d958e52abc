// Original file: storefront/billing/v1/billing_sandbox.proto


// Original file: storefront/billing/v1/billing_sandbox.proto

export const _storefront_billing_v1_ReportDisputeRequest_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  OPEN: 'OPEN',
  LOST: 'LOST',
  WON: 'WON',
} as const;

export type _storefront_billing_v1_ReportDisputeRequest_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'OPEN'
  | 1
  | 'LOST'
  | 2
  | 'WON'
  | 3

export type _storefront_billing_v1_ReportDisputeRequest_Status__Output = typeof _storefront_billing_v1_ReportDisputeRequest_Status[keyof typeof _storefront_billing_v1_ReportDisputeRequest_Status]

/**
 * What becomes of the dispute of a payment session's payment.
 */
export interface ReportDisputeRequest {
  'sessionId'?: (string);
  'status'?: (_storefront_billing_v1_ReportDisputeRequest_Status);
  /**
   * What is disputed; by default, the amount of the session. Ignored for a dispute that exists.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

/**
 * What becomes of the dispute of a payment session's payment.
 */
export interface ReportDisputeRequest__Output {
  'sessionId': (string);
  'status': (_storefront_billing_v1_ReportDisputeRequest_Status__Output);
  /**
   * What is disputed; by default, the amount of the session. Ignored for a dispute that exists.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}
