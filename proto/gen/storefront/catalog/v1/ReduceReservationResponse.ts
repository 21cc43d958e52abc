// Original file: storefront/catalog/v1/catalog.proto


/**
 * Response of ReduceReservation.
 */
export interface ReduceReservationResponse {
}

/**
 * Response of ReduceReservation.
 */
export interface ReduceReservationResponse__Output {
}
