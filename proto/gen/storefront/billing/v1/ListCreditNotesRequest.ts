// Original file: storefront/billing/v1/billing.proto


/**
 * Request for ListCreditNotes.
 */
export interface ListCreditNotesRequest {
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * Request for ListCreditNotes.
 */
export interface ListCreditNotesRequest__Output {
  'limit': (number);
  'offset': (number);
}
