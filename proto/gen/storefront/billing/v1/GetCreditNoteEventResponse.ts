// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetCreditNoteEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetCreditNoteEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}
