// Original file: storefront/webhooks/v1/webhooks.proto


export interface CreateListenerRequest {
  /**
   * Empty means all types.
   */
  'eventTypes'?: (string)[];
  /**
   * The secret to sign with; unset means a new one.
   */
  'signingSecret'?: (string);
  '_signingSecret'?: "signingSecret";
}

export interface CreateListenerRequest__Output {
  /**
   * Empty means all types.
   */
  'eventTypes': (string)[];
  /**
   * The secret to sign with; unset means a new one.
   */
  'signingSecret'?: (string);
  '_signingSecret'?: "signingSecret";
}
