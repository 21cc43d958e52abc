// Original file: storefront/catalog/v1/catalog.proto


export interface CommitReservationResponse {
}

export interface CommitReservationResponse__Output {
}
