// Original file: storefront/billing/v1/billing.proto


export interface GetPaymentGatewayRequest {
}

export interface GetPaymentGatewayRequest__Output {
}
