// Original file: storefront/billing/v1/billing.proto


// Original file: storefront/billing/v1/billing.proto

export const _storefront_billing_v1_DecideSandboxPaymentRequest_Choice = {
  CHOICE_UNSPECIFIED: 'CHOICE_UNSPECIFIED',
  PAY: 'PAY',
  DECLINE: 'DECLINE',
  CANCEL: 'CANCEL',
} as const;

export type _storefront_billing_v1_DecideSandboxPaymentRequest_Choice =
  | 'CHOICE_UNSPECIFIED'
  | 0
  | 'PAY'
  | 1
  | 'DECLINE'
  | 2
  | 'CANCEL'
  | 3

export type _storefront_billing_v1_DecideSandboxPaymentRequest_Choice__Output = typeof _storefront_billing_v1_DecideSandboxPaymentRequest_Choice[keyof typeof _storefront_billing_v1_DecideSandboxPaymentRequest_Choice]

export interface DecideSandboxPaymentRequest {
  'sessionId'?: (string);
  'choice'?: (_storefront_billing_v1_DecideSandboxPaymentRequest_Choice);
}

export interface DecideSandboxPaymentRequest__Output {
  'sessionId': (string);
  'choice': (_storefront_billing_v1_DecideSandboxPaymentRequest_Choice__Output);
}
