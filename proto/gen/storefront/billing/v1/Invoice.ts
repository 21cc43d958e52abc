// Original file: storefront/billing/v1/billing.proto

import type { InvoiceLine as _storefront_billing_v1_InvoiceLine, InvoiceLine__Output as _storefront_billing_v1_InvoiceLine__Output } from '../../../storefront/billing/v1/InvoiceLine.ts';
import type { TaxBreakdown as _storefront_billing_v1_TaxBreakdown, TaxBreakdown__Output as _storefront_billing_v1_TaxBreakdown__Output } from '../../../storefront/billing/v1/TaxBreakdown.ts';
import type { Party as _storefront_billing_v1_Party, Party__Output as _storefront_billing_v1_Party__Output } from '../../../storefront/billing/v1/Party.ts';
import type { InvoicePayment as _storefront_billing_v1_InvoicePayment, InvoicePayment__Output as _storefront_billing_v1_InvoicePayment__Output } from '../../../storefront/billing/v1/InvoicePayment.ts';

// Original file: storefront/billing/v1/billing.proto

export const _storefront_billing_v1_Invoice_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  OPEN: 'OPEN',
  PAID: 'PAID',
  VOIDED: 'VOIDED',
} as const;

export type _storefront_billing_v1_Invoice_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'OPEN'
  | 1
  | 'PAID'
  | 2
  | 'VOIDED'
  | 3

export type _storefront_billing_v1_Invoice_Status__Output = typeof _storefront_billing_v1_Invoice_Status[keyof typeof _storefront_billing_v1_Invoice_Status]

export interface Invoice {
  'id'?: (string);
  'number'?: (string);
  'status'?: (_storefront_billing_v1_Invoice_Status);
  'orderId'?: (string);
  'orderNumber'?: (string);
  'currency'?: (string);
  'total'?: (string);
  'amountPaid'?: (string);
  'amountDue'?: (string);
  'isOverdue'?: (boolean);
  'issuedAt'?: (string);
  'dueAt'?: (string);
  'lines'?: (_storefront_billing_v1_InvoiceLine)[];
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  'gctAmount'?: (string);
  'taxBreakdown'?: (_storefront_billing_v1_TaxBreakdown)[];
  'seller'?: (_storefront_billing_v1_Party | null);
  'buyer'?: (_storefront_billing_v1_Party | null);
  'payments'?: (_storefront_billing_v1_InvoicePayment)[];
  'voidedAt'?: (string);
  'customerId'?: (string);
  '_voidedAt'?: "voidedAt";
}

export interface Invoice__Output {
  'id': (string);
  'number': (string);
  'status': (_storefront_billing_v1_Invoice_Status__Output);
  'orderId': (string);
  'orderNumber': (string);
  'currency': (string);
  'total': (string);
  'amountPaid': (string);
  'amountDue': (string);
  'isOverdue': (boolean);
  'issuedAt': (string);
  'dueAt': (string);
  'lines': (_storefront_billing_v1_InvoiceLine__Output)[];
  'subtotal': (string);
  'discountTotal': (string);
  'shippingAmount': (string);
  'gctAmount': (string);
  'taxBreakdown': (_storefront_billing_v1_TaxBreakdown__Output)[];
  'seller': (_storefront_billing_v1_Party__Output | null);
  'buyer': (_storefront_billing_v1_Party__Output | null);
  'payments': (_storefront_billing_v1_InvoicePayment__Output)[];
  'voidedAt'?: (string);
  'customerId': (string);
  '_voidedAt'?: "voidedAt";
}
