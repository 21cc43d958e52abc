// Original file: storefront/billing/v1/billing.proto


/**
 * Request for GetCreditNote.
 */
export interface GetCreditNoteRequest {
  /**
   * An ID or a number.
   */
  'creditNote'?: (string);
}

/**
 * Request for GetCreditNote.
 */
export interface GetCreditNoteRequest__Output {
  /**
   * An ID or a number.
   */
  'creditNote': (string);
}
