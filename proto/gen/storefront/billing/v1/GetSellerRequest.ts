// Original file: storefront/billing/v1/billing.proto


/**
 * Request for GetSeller.
 */
export interface GetSellerRequest {
}

/**
 * Request for GetSeller.
 */
export interface GetSellerRequest__Output {
}
