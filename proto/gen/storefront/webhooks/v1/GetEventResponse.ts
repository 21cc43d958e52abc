// Original file: storefront/webhooks/v1/webhooks.proto


export interface GetEventResponse {
  /**
   * The event as it is stored, in JSON.
   */
  'event'?: (Buffer | Uint8Array | string);
}

export interface GetEventResponse__Output {
  /**
   * The event as it is stored, in JSON.
   */
  'event': (Buffer);
}
