// Original file: storefront/webhooks/v1/webhooks_sandbox.proto


/**
 * An event about an object of the store.
 */
export interface TriggerEventRequest {
  /**
   * A public event type.
   */
  'type'?: (string);
  'aggregateId'?: (string);
  /**
   * The data as JSON, as it is on the bus.
   */
  'dataJson'?: (string);
}

/**
 * An event about an object of the store.
 */
export interface TriggerEventRequest__Output {
  /**
   * A public event type.
   */
  'type': (string);
  'aggregateId': (string);
  /**
   * The data as JSON, as it is on the bus.
   */
  'dataJson': (string);
}
