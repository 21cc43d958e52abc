// Original file: storefront/catalog/v1/catalog_sandbox.proto


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
