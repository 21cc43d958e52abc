// Original file: storefront/billing/v1/billing_sandbox.proto


export interface ClearAttemptsResponse {
}

export interface ClearAttemptsResponse__Output {
}
