// Original file: storefront/gateway/v1/gateway.proto


export interface RevokeKeyResponse {
}

export interface RevokeKeyResponse__Output {
}
