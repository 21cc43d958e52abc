// Original file: storefront/billing/v1/billing.proto


export interface RenderCustomerCreditNoteRequest {
  'creditNoteId'?: (string);
  /**
   * The ETags that the caller holds; "*" matches any.
   */
  'knownEtags'?: (string)[];
}

export interface RenderCustomerCreditNoteRequest__Output {
  'creditNoteId': (string);
  /**
   * The ETags that the caller holds; "*" matches any.
   */
  'knownEtags': (string)[];
}
