// Original file: storefront/webhooks/v1/webhooks.proto


export interface ListEventDeliveriesRequest {
  /**
   * At most 200.
   */
  'eventIds'?: (string)[];
}

export interface ListEventDeliveriesRequest__Output {
  /**
   * At most 200.
   */
  'eventIds': (string)[];
}
