// Original file: storefront/billing/v1/billing.proto


/**
 * Request for RenderCreditNote.
 */
export interface RenderCreditNoteRequest {
  /**
   * An ID or a number.
   */
  'creditNote'?: (string);
}

/**
 * Request for RenderCreditNote.
 */
export interface RenderCreditNoteRequest__Output {
  /**
   * An ID or a number.
   */
  'creditNote': (string);
}
