// Original file: storefront/billing/v1/billing.proto


export interface RemovePaymentGatewayRequest {
}

export interface RemovePaymentGatewayRequest__Output {
}
