// Original file: storefront/orders/v1/orders.proto


export interface CloseAccountResponse {
}

export interface CloseAccountResponse__Output {
}
