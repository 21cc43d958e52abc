// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * Asks for the payments of the sandbox.
 */
export interface ListPaymentsRequest {
}

/**
 * Asks for the payments of the sandbox.
 */
export interface ListPaymentsRequest__Output {
}
