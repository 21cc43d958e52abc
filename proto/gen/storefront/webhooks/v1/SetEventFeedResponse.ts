// Original file: storefront/webhooks/v1/webhooks.proto


export interface SetEventFeedResponse {
  'isOn'?: (boolean);
  /**
   * Set if it is on.
   */
  'beganAt'?: (string);
  '_beganAt'?: "beganAt";
}

export interface SetEventFeedResponse__Output {
  'isOn': (boolean);
  /**
   * Set if it is on.
   */
  'beganAt'?: (string);
  '_beganAt'?: "beganAt";
}
