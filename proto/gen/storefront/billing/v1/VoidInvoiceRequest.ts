// Original file: storefront/billing/v1/billing.proto


// Original file: storefront/billing/v1/billing.proto

/**
 * What happens to the payments of the invoice.
 */
export const _storefront_billing_v1_VoidInvoiceRequest_Payments = {
  /**
   * Refuse to void an invoice with payments.
   */
  PAYMENTS_UNSPECIFIED: 'PAYMENTS_UNSPECIFIED',
  /**
   * Return each payment the way it came.
   */
  REFUND: 'REFUND',
  /**
   * Move the payments to the customer's unapplied credit.
   */
  CREDIT: 'CREDIT',
} as const;

/**
 * What happens to the payments of the invoice.
 */
export type _storefront_billing_v1_VoidInvoiceRequest_Payments =
  /**
   * Refuse to void an invoice with payments.
   */
  | 'PAYMENTS_UNSPECIFIED'
  | 0
  /**
   * Return each payment the way it came.
   */
  | 'REFUND'
  | 1
  /**
   * Move the payments to the customer's unapplied credit.
   */
  | 'CREDIT'
  | 2

/**
 * What happens to the payments of the invoice.
 */
export type _storefront_billing_v1_VoidInvoiceRequest_Payments__Output = typeof _storefront_billing_v1_VoidInvoiceRequest_Payments[keyof typeof _storefront_billing_v1_VoidInvoiceRequest_Payments]

export interface VoidInvoiceRequest {
  'invoice'?: (string);
  'payments'?: (_storefront_billing_v1_VoidInvoiceRequest_Payments);
  /**
   * Issue a successor, to which the payments move. Without one, the order must be closed.
   */
  'reissue'?: (boolean);
  /**
   * The address of the customer that a successor shows as the buyer's. By default, that of the invoice, as it is now if it is one of the customer's.
   */
  'invoiceAddressId'?: (string);
  '_invoiceAddressId'?: "invoiceAddressId";
}

export interface VoidInvoiceRequest__Output {
  'invoice': (string);
  'payments': (_storefront_billing_v1_VoidInvoiceRequest_Payments__Output);
  /**
   * Issue a successor, to which the payments move. Without one, the order must be closed.
   */
  'reissue': (boolean);
  /**
   * The address of the customer that a successor shows as the buyer's. By default, that of the invoice, as it is now if it is one of the customer's.
   */
  'invoiceAddressId'?: (string);
  '_invoiceAddressId'?: "invoiceAddressId";
}
