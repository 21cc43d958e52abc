// Original file: storefront/catalog/v1/catalog.proto


export interface ReleaseReservationRequest {
  'checkoutId'?: (string);
}

export interface ReleaseReservationRequest__Output {
  'checkoutId': (string);
}
