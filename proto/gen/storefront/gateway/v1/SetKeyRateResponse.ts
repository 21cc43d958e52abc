// Original file: storefront/gateway/v1/gateway.proto


export interface SetKeyRateResponse {
}

export interface SetKeyRateResponse__Output {
}
