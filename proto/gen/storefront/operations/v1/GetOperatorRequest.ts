// Original file: storefront/operations/v1/operations.proto


export interface GetOperatorRequest {
}

export interface GetOperatorRequest__Output {
}
