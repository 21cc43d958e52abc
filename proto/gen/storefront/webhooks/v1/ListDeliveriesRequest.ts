// Original file: storefront/webhooks/v1/webhooks.proto


export interface ListDeliveriesRequest {
  'subscriptionId'?: (string);
  'limit'?: (number);
  'offset'?: (number);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED. Unset means every status.
   */
  'status'?: (string);
  '_status'?: "status";
}

export interface ListDeliveriesRequest__Output {
  'subscriptionId': (string);
  'limit': (number);
  'offset': (number);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED. Unset means every status.
   */
  'status'?: (string);
  '_status'?: "status";
}
