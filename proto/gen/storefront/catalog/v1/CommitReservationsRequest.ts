// Original file: storefront/catalog/v1/catalog.proto


export interface CommitReservationsRequest {
  'checkoutIds'?: (string)[];
}

export interface CommitReservationsRequest__Output {
  'checkoutIds': (string)[];
}
