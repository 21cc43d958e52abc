// Original file: storefront/billing/v1/billing.proto


/**
 * Request for GetPaymentGateway.
 */
export interface GetPaymentGatewayRequest {
}

/**
 * Request for GetPaymentGateway.
 */
export interface GetPaymentGatewayRequest__Output {
}
