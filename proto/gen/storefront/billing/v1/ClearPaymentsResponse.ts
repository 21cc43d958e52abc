// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * The payments were removed.
 */
export interface ClearPaymentsResponse {
}

/**
 * The payments were removed.
 */
export interface ClearPaymentsResponse__Output {
}
