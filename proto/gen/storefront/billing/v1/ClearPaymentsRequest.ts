// Original file: storefront/billing/v1/billing_sandbox.proto


export interface ClearPaymentsRequest {
}

export interface ClearPaymentsRequest__Output {
}
