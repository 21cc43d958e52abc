// Original file: storefront/webhooks/v1/webhooks.proto


export interface UpdateSubscriptionRequest {
  'subscriptionId'?: (string);
  'endpointUrl'?: (string);
  /**
   * Empty leaves the stored types unchanged.
   */
  'eventTypes'?: (string)[];
  /**
   * Empty clears it.
   */
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
  '_endpointUrl'?: "endpointUrl";
  '_description'?: "description";
  '_status'?: "status";
}

export interface UpdateSubscriptionRequest__Output {
  'subscriptionId': (string);
  'endpointUrl'?: (string);
  /**
   * Empty leaves the stored types unchanged.
   */
  'eventTypes': (string)[];
  /**
   * Empty clears it.
   */
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
  '_endpointUrl'?: "endpointUrl";
  '_description'?: "description";
  '_status'?: "status";
}
