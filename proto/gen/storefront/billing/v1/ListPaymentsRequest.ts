// Original file: storefront/billing/v1/billing_sandbox.proto


export interface ListPaymentsRequest {
}

export interface ListPaymentsRequest__Output {
}
