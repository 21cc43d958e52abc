// Original file: storefront/operations/v1/operations.proto


export interface CheckInvariantsRequest {
}

export interface CheckInvariantsRequest__Output {
}
