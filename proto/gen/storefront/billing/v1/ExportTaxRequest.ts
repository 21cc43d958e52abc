// Original file: storefront/billing/v1/billing.proto


export interface ExportTaxRequest {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. At most 24 months.
   */
  'from'?: (string);
  'to'?: (string);
}

export interface ExportTaxRequest__Output {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. At most 24 months.
   */
  'from': (string);
  'to': (string);
}
