// Original file: storefront/billing/v1/billing.proto


export interface ExportAgingRequest {
  /**
   * As in ExportTaxRequest. Only the end of the period counts; a day after today counts as today.
   */
  'from'?: (string);
  'to'?: (string);
}

export interface ExportAgingRequest__Output {
  /**
   * As in ExportTaxRequest. Only the end of the period counts; a day after today counts as today.
   */
  'from': (string);
  'to': (string);
}
