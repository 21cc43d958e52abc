// Original file: storefront/orders/v1/orders_sandbox.proto


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
