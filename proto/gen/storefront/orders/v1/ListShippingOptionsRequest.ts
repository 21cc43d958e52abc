// Original file: storefront/orders/v1/orders.proto


export interface ListShippingOptionsRequest {
}

export interface ListShippingOptionsRequest__Output {
}
