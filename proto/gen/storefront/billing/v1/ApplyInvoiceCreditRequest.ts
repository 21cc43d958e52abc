// Original file: storefront/billing/v1/billing.proto


export interface ApplyInvoiceCreditRequest {
  'invoiceId'?: (string);
  /**
   * Unset applies as much as fits.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface ApplyInvoiceCreditRequest__Output {
  'invoiceId': (string);
  /**
   * Unset applies as much as fits.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}
