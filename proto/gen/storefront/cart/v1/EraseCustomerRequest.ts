// Original file: storefront/cart/v1/cart.proto


export interface EraseCustomerRequest {
}

export interface EraseCustomerRequest__Output {
}
