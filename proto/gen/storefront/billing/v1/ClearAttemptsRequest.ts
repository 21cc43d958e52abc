// Original file: storefront/billing/v1/billing_sandbox.proto


export interface ClearAttemptsRequest {
}

export interface ClearAttemptsRequest__Output {
}
