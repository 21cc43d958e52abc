// Original file: storefront/cart/v1/cart.proto


export interface EraseCustomerResponse {
}

export interface EraseCustomerResponse__Output {
}
