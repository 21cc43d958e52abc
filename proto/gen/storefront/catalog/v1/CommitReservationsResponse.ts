// Original file: storefront/catalog/v1/catalog.proto


export interface CommitReservationsResponse {
  'committedCheckoutIds'?: (string)[];
}

export interface CommitReservationsResponse__Output {
  'committedCheckoutIds': (string)[];
}
