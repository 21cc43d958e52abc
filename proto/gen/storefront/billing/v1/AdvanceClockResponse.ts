// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * The clock shows its new time.
 */
export interface AdvanceClockResponse {
}

/**
 * The clock shows its new time.
 */
export interface AdvanceClockResponse__Output {
}
