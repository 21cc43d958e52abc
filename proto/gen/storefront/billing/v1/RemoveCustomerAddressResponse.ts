// Original file: storefront/billing/v1/billing.proto


/**
 * Response of RemoveCustomerAddress.
 */
export interface RemoveCustomerAddressResponse {
}

/**
 * Response of RemoveCustomerAddress.
 */
export interface RemoveCustomerAddressResponse__Output {
}
