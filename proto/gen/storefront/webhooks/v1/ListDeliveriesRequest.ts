// Original file: storefront/webhooks/v1/webhooks.proto


export interface ListDeliveriesRequest {
  'subscriptionId'?: (string);
  'limit'?: (number);
  'offset'?: (number);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED. Unset means every status.
   */
  'status'?: (string);
  /**
   * Returns only the delivery of this event. Unset means all events.
   */
  'eventId'?: (string);
  '_status'?: "status";
  '_eventId'?: "eventId";
}

export interface ListDeliveriesRequest__Output {
  'subscriptionId': (string);
  'limit': (number);
  'offset': (number);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED. Unset means every status.
   */
  'status'?: (string);
  /**
   * Returns only the delivery of this event. Unset means all events.
   */
  'eventId'?: (string);
  '_status'?: "status";
  '_eventId'?: "eventId";
}
