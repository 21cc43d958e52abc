// Original file: storefront/webhooks/v1/webhooks.proto


export interface GetEventFeedResponse {
  'isOn'?: (boolean);
  /**
   * Set if it is on.
   */
  'beganAt'?: (string);
  '_beganAt'?: "beganAt";
}

export interface GetEventFeedResponse__Output {
  'isOn': (boolean);
  /**
   * Set if it is on.
   */
  'beganAt'?: (string);
  '_beganAt'?: "beganAt";
}
