// Original file: storefront/catalog/v1/catalog.proto


export interface ShipReservationResponse {
}

export interface ShipReservationResponse__Output {
}
