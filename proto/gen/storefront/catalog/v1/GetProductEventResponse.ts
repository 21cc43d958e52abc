// Original file: storefront/catalog/v1/catalog_sandbox.proto


/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetProductEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetProductEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}
