// Original file: storefront/billing/v1/billing_sandbox.proto


export interface ClearPaymentsResponse {
}

export interface ClearPaymentsResponse__Output {
}
