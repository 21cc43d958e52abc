// Original file: storefront/cart/v1/cart.proto


export interface CloseCartResponse {
}

export interface CloseCartResponse__Output {
}
