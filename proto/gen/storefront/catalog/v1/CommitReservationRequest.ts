// Original file: storefront/catalog/v1/catalog.proto


export interface CommitReservationRequest {
  'checkoutId'?: (string);
}

export interface CommitReservationRequest__Output {
  'checkoutId': (string);
}
