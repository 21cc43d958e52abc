// Original file: storefront/catalog/v1/catalog.proto

import type { ReserveLine as _storefront_catalog_v1_ReserveLine, ReserveLine__Output as _storefront_catalog_v1_ReserveLine__Output } from '../../../storefront/catalog/v1/ReserveLine.ts';

export interface ReduceReservationRequest {
  'checkoutId'?: (string);
  'correctionId'?: (string);
  'lines'?: (_storefront_catalog_v1_ReserveLine)[];
}

export interface ReduceReservationRequest__Output {
  'checkoutId': (string);
  'correctionId': (string);
  'lines': (_storefront_catalog_v1_ReserveLine__Output)[];
}
