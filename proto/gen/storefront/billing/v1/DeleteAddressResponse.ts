// Original file: storefront/billing/v1/billing.proto


/**
 * Response of DeleteAddress.
 */
export interface DeleteAddressResponse {
}

/**
 * Response of DeleteAddress.
 */
export interface DeleteAddressResponse__Output {
}
