// Original file: storefront/billing/v1/billing.proto


export interface CommitPaymentsRequest {
  'checkoutIds'?: (string)[];
}

export interface CommitPaymentsRequest__Output {
  'checkoutIds': (string)[];
}
