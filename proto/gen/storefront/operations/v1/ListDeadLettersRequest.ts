// Original file: storefront/operations/v1/operations.proto


export interface ListDeadLettersRequest {
}

export interface ListDeadLettersRequest__Output {
}
