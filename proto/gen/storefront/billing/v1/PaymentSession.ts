// Original file: storefront/billing/v1/billing.proto

import type { SessionAllocation as _storefront_billing_v1_SessionAllocation, SessionAllocation__Output as _storefront_billing_v1_SessionAllocation__Output } from '../../../storefront/billing/v1/SessionAllocation.ts';

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
   * ORDER, INVOICE, or INVOICES; order_id, invoice_id, or allocations is set accordingly.
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
  /**
   * What a session of several invoices pays of each.
   */
  'allocations'?: (_storefront_billing_v1_SessionAllocation)[];
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
   * ORDER, INVOICE, or INVOICES; order_id, invoice_id, or allocations is set accordingly.
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
  /**
   * What a session of several invoices pays of each.
   */
  'allocations': (_storefront_billing_v1_SessionAllocation__Output)[];
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
  '_orderId'?: "orderId";
  '_invoiceId'?: "invoiceId";
}
