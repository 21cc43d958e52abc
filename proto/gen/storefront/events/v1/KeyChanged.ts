// Original file: storefront/events/v1/events.proto


/**
 * Data of key.changed, an internal event: gateways evict this API key from their caches.
 */
export interface KeyChanged {
  'keyId'?: (string);
}

/**
 * Data of key.changed, an internal event: gateways evict this API key from their caches.
 */
export interface KeyChanged__Output {
  'keyId': (string);
}
