// Original file: storefront/webhooks/v1/webhooks.proto


export interface ReplayDeliveriesRequest {
  'subscriptionId'?: (string);
  /**
   * Selects deliveries created at or after `since` and before `until`.
   */
  'since'?: (string);
  /**
   * Unset means now.
   */
  'until'?: (string);
  /**
   * Empty means all types.
   */
  'eventTypes'?: (string)[];
  '_until'?: "until";
}

export interface ReplayDeliveriesRequest__Output {
  'subscriptionId': (string);
  /**
   * Selects deliveries created at or after `since` and before `until`.
   */
  'since': (string);
  /**
   * Unset means now.
   */
  'until'?: (string);
  /**
   * Empty means all types.
   */
  'eventTypes': (string)[];
  '_until'?: "until";
}
