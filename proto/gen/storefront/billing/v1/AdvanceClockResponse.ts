// Original file: storefront/billing/v1/billing_sandbox.proto


export interface AdvanceClockResponse {
}

export interface AdvanceClockResponse__Output {
}
