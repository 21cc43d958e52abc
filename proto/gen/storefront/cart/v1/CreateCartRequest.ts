// Original file: storefront/cart/v1/cart.proto


export interface CreateCartRequest {
}

export interface CreateCartRequest__Output {
}
