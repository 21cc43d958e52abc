// Original file: storefront/billing/v1/billing.proto


export interface CommitPaymentsResponse {
  'committedCheckoutIds'?: (string)[];
}

export interface CommitPaymentsResponse__Output {
  'committedCheckoutIds': (string)[];
}
