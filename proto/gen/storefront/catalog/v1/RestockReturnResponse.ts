// Original file: storefront/catalog/v1/catalog.proto


/**
 * Response of RestockReturn.
 */
export interface RestockReturnResponse {
}

/**
 * Response of RestockReturn.
 */
export interface RestockReturnResponse__Output {
}
