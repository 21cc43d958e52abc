// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetInvoiceEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetInvoiceEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}
