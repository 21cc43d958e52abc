// Original file: storefront/cart/v1/cart.proto


export interface DeleteListResponse {
}

export interface DeleteListResponse__Output {
}
