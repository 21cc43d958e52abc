// Original file: storefront/billing/v1/billing.proto


/**
 * Request for RemovePaymentGateway.
 */
export interface RemovePaymentGatewayRequest {
}

/**
 * Request for RemovePaymentGateway.
 */
export interface RemovePaymentGatewayRequest__Output {
}
