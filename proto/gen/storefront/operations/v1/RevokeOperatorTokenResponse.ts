// Original file: storefront/operations/v1/operations.proto


export interface RevokeOperatorTokenResponse {
}

export interface RevokeOperatorTokenResponse__Output {
}
