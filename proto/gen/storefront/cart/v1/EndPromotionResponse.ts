// Original file: storefront/cart/v1/cart.proto


export interface EndPromotionResponse {
}

export interface EndPromotionResponse__Output {
}
