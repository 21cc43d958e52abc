// Original file: storefront/operations/v1/operations.proto


export interface ListQuarantineRequest {
}

export interface ListQuarantineRequest__Output {
}
