// Original file: storefront/catalog/v1/catalog.proto


export interface ReduceReservationResponse {
}

export interface ReduceReservationResponse__Output {
}
