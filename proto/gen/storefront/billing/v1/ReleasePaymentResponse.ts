// Original file: storefront/billing/v1/billing.proto


export interface ReleasePaymentResponse {
}

export interface ReleasePaymentResponse__Output {
}
