// Original file: storefront/billing/v1/billing.proto


/**
 * Response of RemovePaymentGateway.
 */
export interface RemovePaymentGatewayResponse {
}

/**
 * Response of RemovePaymentGateway.
 */
export interface RemovePaymentGatewayResponse__Output {
}
