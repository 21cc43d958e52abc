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
  /**
   * Returns only the deliveries of this event type.
   */
  'eventType'?: (string);
  /**
   * Selects deliveries created at or after `from` and before `to`.
   */
  'from'?: (string);
  'to'?: (string);
  '_status'?: "status";
  '_eventId'?: "eventId";
  '_eventType'?: "eventType";
  '_from'?: "from";
  '_to'?: "to";
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
  /**
   * Returns only the deliveries of this event type.
   */
  'eventType'?: (string);
  /**
   * Selects deliveries created at or after `from` and before `to`.
   */
  'from'?: (string);
  'to'?: (string);
  '_status'?: "status";
  '_eventId'?: "eventId";
  '_eventType'?: "eventType";
  '_from'?: "from";
  '_to'?: "to";
}
