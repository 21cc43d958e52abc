// Original file: storefront/webhooks/v1/webhooks.proto


export interface ReplayDeliveriesResponse {
  'replayed'?: (number);
}

export interface ReplayDeliveriesResponse__Output {
  'replayed': (number);
}
