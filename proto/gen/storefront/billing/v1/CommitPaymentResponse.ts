// Original file: storefront/billing/v1/billing.proto


export interface CommitPaymentResponse {
}

export interface CommitPaymentResponse__Output {
}
