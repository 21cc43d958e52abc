// Original file: storefront/orders/v1/orders.proto


export interface ListStoreShippingOptionsRequest {
}

export interface ListStoreShippingOptionsRequest__Output {
}
