// Original file: storefront/billing/v1/billing.proto


export interface ExportPaymentsRequest {
  /**
   * As in ExportTaxRequest.
   */
  'from'?: (string);
  'to'?: (string);
}

export interface ExportPaymentsRequest__Output {
  /**
   * As in ExportTaxRequest.
   */
  'from': (string);
  'to': (string);
}
