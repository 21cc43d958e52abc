// Original file: storefront/webhooks/v1/webhooks.proto


export interface ReplayDeliveriesResponse {
  /**
   * The number of deliveries scheduled again.
   */
  'replayed'?: (number);
}

export interface ReplayDeliveriesResponse__Output {
  /**
   * The number of deliveries scheduled again.
   */
  'replayed': (number);
}
