// Original file: storefront/orders/v1/orders.proto


export interface RemoveShippingOptionResponse {
}

export interface RemoveShippingOptionResponse__Output {
}
