// Original file: storefront/operations/v1/operations.proto


export interface GetLagRequest {
}

export interface GetLagRequest__Output {
}
