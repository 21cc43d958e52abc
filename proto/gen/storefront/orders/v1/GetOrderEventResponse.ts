// Original file: storefront/orders/v1/orders_sandbox.proto


/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetOrderEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetOrderEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}
