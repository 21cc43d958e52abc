// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetPaymentEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetPaymentEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}
