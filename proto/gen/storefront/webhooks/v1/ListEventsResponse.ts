// Original file: storefront/webhooks/v1/webhooks.proto


export interface ListEventsResponse {
  /**
   * A JSON array of the events, each as it is stored.
   */
  'data'?: (Buffer | Uint8Array | string);
  /**
   * Pass as cursor in the next request, even if has_more is false.
   */
  'nextCursor'?: (string);
  'hasMore'?: (boolean);
}

export interface ListEventsResponse__Output {
  /**
   * A JSON array of the events, each as it is stored.
   */
  'data': (Buffer);
  /**
   * Pass as cursor in the next request, even if has_more is false.
   */
  'nextCursor': (string);
  'hasMore': (boolean);
}
