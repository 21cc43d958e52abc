// Original file: storefront/catalog/v1/catalog.proto


export interface ReleaseReservationResponse {
}

export interface ReleaseReservationResponse__Output {
}
