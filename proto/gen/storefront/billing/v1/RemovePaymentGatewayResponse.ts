// Original file: storefront/billing/v1/billing.proto


export interface RemovePaymentGatewayResponse {
}

export interface RemovePaymentGatewayResponse__Output {
}
