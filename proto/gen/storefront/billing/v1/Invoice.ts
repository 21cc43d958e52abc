// Original file: storefront/billing/v1/billing.proto

import type { InvoiceLine as _storefront_billing_v1_InvoiceLine, InvoiceLine__Output as _storefront_billing_v1_InvoiceLine__Output } from '../../../storefront/billing/v1/InvoiceLine.ts';
import type { TaxBreakdown as _storefront_billing_v1_TaxBreakdown, TaxBreakdown__Output as _storefront_billing_v1_TaxBreakdown__Output } from '../../../storefront/billing/v1/TaxBreakdown.ts';
import type { Party as _storefront_billing_v1_Party, Party__Output as _storefront_billing_v1_Party__Output } from '../../../storefront/billing/v1/Party.ts';
import type { InvoicePayment as _storefront_billing_v1_InvoicePayment, InvoicePayment__Output as _storefront_billing_v1_InvoicePayment__Output } from '../../../storefront/billing/v1/InvoicePayment.ts';
import type { CreditNote as _storefront_billing_v1_CreditNote, CreditNote__Output as _storefront_billing_v1_CreditNote__Output } from '../../../storefront/billing/v1/CreditNote.ts';
import type { Settlement as _storefront_billing_v1_Settlement, Settlement__Output as _storefront_billing_v1_Settlement__Output } from '../../../storefront/billing/v1/Settlement.ts';
import type { PaymentTerms as _storefront_billing_v1_PaymentTerms, PaymentTerms__Output as _storefront_billing_v1_PaymentTerms__Output } from '../../../storefront/billing/v1/PaymentTerms.ts';
import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';

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

/**
 * An invoice for one order. An order has at most one that is not VOIDED.
 */
export interface Invoice {
  'id'?: (string);
  /**
   * Sequential without gaps within the tenant and mode.
   */
  'number'?: (string);
  'status'?: (_storefront_billing_v1_Invoice_Status);
  'orderId'?: (string);
  'orderNumber'?: (string);
  'currency'?: (string);
  'total'?: (string);
  'amountPaid'?: (string);
  'amountDue'?: (string);
  /**
   * True if the invoice is open past due_at.
   */
  'isOverdue'?: (boolean);
  'issuedAt'?: (string);
  'dueAt'?: (string);
  /**
   * This field and the following ones are not set in lists, except that ListStoreInvoices sets buyer.
   */
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
  /**
   * The sum of all credit notes.
   */
  'amountCredited'?: (string);
  /**
   * Set by GetInvoice and GetStoreInvoice only.
   */
  'creditNotes'?: (_storefront_billing_v1_CreditNote)[];
  /**
   * The customer's money that pays for nothing yet and could be applied to this invoice. Set by GetStoreInvoice only.
   */
  'unappliedAmount'?: (string);
  /**
   * What was returned of its payments, also to the customer's credit.
   */
  'amountRefunded'?: (string);
  'settlement'?: (_storefront_billing_v1_Settlement);
  /**
   * The ID of the invoice of which this is the successor.
   */
  'replaces'?: (string);
  /**
   * The ID of the successor of this voided invoice.
   */
  'replacedBy'?: (string);
  /**
   * Dates in the time zone of the store.
   */
  'issuedOn'?: (string);
  'dueOn'?: (string);
  'voidedOn'?: (string);
  'paymentTerms'?: (_storefront_billing_v1_PaymentTerms | null);
  'taxExempt'?: (boolean);
  /**
   * Set in lists, as are payment_rail and gct_amount.
   */
  'purchaseOrderNumber'?: (string);
  'paymentRail'?: (_storefront_common_v1_PaymentRail);
  '_voidedAt'?: "voidedAt";
  '_unappliedAmount'?: "unappliedAmount";
  '_replaces'?: "replaces";
  '_replacedBy'?: "replacedBy";
  '_voidedOn'?: "voidedOn";
  '_purchaseOrderNumber'?: "purchaseOrderNumber";
}

/**
 * An invoice for one order. An order has at most one that is not VOIDED.
 */
export interface Invoice__Output {
  'id': (string);
  /**
   * Sequential without gaps within the tenant and mode.
   */
  'number': (string);
  'status': (_storefront_billing_v1_Invoice_Status__Output);
  'orderId': (string);
  'orderNumber': (string);
  'currency': (string);
  'total': (string);
  'amountPaid': (string);
  'amountDue': (string);
  /**
   * True if the invoice is open past due_at.
   */
  'isOverdue': (boolean);
  'issuedAt': (string);
  'dueAt': (string);
  /**
   * This field and the following ones are not set in lists, except that ListStoreInvoices sets buyer.
   */
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
  /**
   * The sum of all credit notes.
   */
  'amountCredited': (string);
  /**
   * Set by GetInvoice and GetStoreInvoice only.
   */
  'creditNotes': (_storefront_billing_v1_CreditNote__Output)[];
  /**
   * The customer's money that pays for nothing yet and could be applied to this invoice. Set by GetStoreInvoice only.
   */
  'unappliedAmount'?: (string);
  /**
   * What was returned of its payments, also to the customer's credit.
   */
  'amountRefunded': (string);
  'settlement': (_storefront_billing_v1_Settlement__Output);
  /**
   * The ID of the invoice of which this is the successor.
   */
  'replaces'?: (string);
  /**
   * The ID of the successor of this voided invoice.
   */
  'replacedBy'?: (string);
  /**
   * Dates in the time zone of the store.
   */
  'issuedOn': (string);
  'dueOn': (string);
  'voidedOn'?: (string);
  'paymentTerms': (_storefront_billing_v1_PaymentTerms__Output | null);
  'taxExempt': (boolean);
  /**
   * Set in lists, as are payment_rail and gct_amount.
   */
  'purchaseOrderNumber'?: (string);
  'paymentRail': (_storefront_common_v1_PaymentRail__Output);
  '_voidedAt'?: "voidedAt";
  '_unappliedAmount'?: "unappliedAmount";
  '_replaces'?: "replaces";
  '_replacedBy'?: "replacedBy";
  '_voidedOn'?: "voidedOn";
  '_purchaseOrderNumber'?: "purchaseOrderNumber";
}
