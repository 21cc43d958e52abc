// Original file: storefront/cart/v1/cart.proto


export interface UnfreezeCartResponse {
}

export interface UnfreezeCartResponse__Output {
}
