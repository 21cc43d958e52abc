// Original file: storefront/billing/v1/billing.proto


// Original file: storefront/billing/v1/billing.proto

export const _storefront_billing_v1_PaymentSession_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  PENDING: 'PENDING',
  PROCESSING: 'PROCESSING',
  PAID: 'PAID',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;

export type _storefront_billing_v1_PaymentSession_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'PENDING'
  | 1
  | 'PROCESSING'
  | 2
  | 'PAID'
  | 3
  | 'FAILED'
  | 4
  | 'EXPIRED'
  | 5
  | 'CANCELLED'
  | 6

export type _storefront_billing_v1_PaymentSession_Status__Output = typeof _storefront_billing_v1_PaymentSession_Status[keyof typeof _storefront_billing_v1_PaymentSession_Status]

/**
 * An attempt to pay an order or an invoice on a payment gateway's hosted page.
 */
export interface PaymentSession {
  'id'?: (string);
  'status'?: (_storefront_billing_v1_PaymentSession_Status);
  /**
   * ORDER or INVOICE; order_id or invoice_id is set accordingly.
   */
  'purpose'?: (string);
  'amount'?: (string);
  'currency'?: (string);
  'redirectUrl'?: (string);
  'expiresAt'?: (string);
  'failureCode'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'orderId'?: (string);
  'invoiceId'?: (string);
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
  '_orderId'?: "orderId";
  '_invoiceId'?: "invoiceId";
}

/**
 * An attempt to pay an order or an invoice on a payment gateway's hosted page.
 */
export interface PaymentSession__Output {
  'id': (string);
  'status': (_storefront_billing_v1_PaymentSession_Status__Output);
  /**
   * ORDER or INVOICE; order_id or invoice_id is set accordingly.
   */
  'purpose': (string);
  'amount': (string);
  'currency': (string);
  'redirectUrl'?: (string);
  'expiresAt': (string);
  'failureCode'?: (string);
  'createdAt': (string);
  'updatedAt': (string);
  'orderId'?: (string);
  'invoiceId'?: (string);
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
  '_orderId'?: "orderId";
  '_invoiceId'?: "invoiceId";
}
