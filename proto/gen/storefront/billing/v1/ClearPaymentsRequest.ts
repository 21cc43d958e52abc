// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * Asks to remove the payments of the sandbox.
 */
export interface ClearPaymentsRequest {
}

/**
 * Asks to remove the payments of the sandbox.
 */
export interface ClearPaymentsRequest__Output {
}
