import type { Long } from '@grpc/proto-loader';
import type * as storefront_billing_v1 from '../billing/v1.ts'
import type * as storefront_common_v1 from '../common/v1.ts'
import type * as storefront_orders_v1 from '../orders/v1.ts'

/**
 * Data of invoice.backdated, an internal event from billing to orders about an invoice of a sandbox history, whose order was delivered.
 */
export interface BackdatedInvoiceEvent {
  'invoice'?: (storefront_billing_v1.Invoice | null);
  /**
   * The settings of the store as JSON.
   */
  'storeJson'?: (string);
}

/**
 * Data of invoice.backdated, an internal event from billing to orders about an invoice of a sandbox history, whose order was delivered.
 */
export interface BackdatedInvoiceEvent__Output {
  'invoice': (storefront_billing_v1.Invoice__Output | null);
  /**
   * The settings of the store as JSON.
   */
  'storeJson': (string);
}

/**
 * Data of catalog.changed, an internal event that invalidates the gateways' caches.
 */
export interface CatalogChanged {
  'catalogVersion'?: (number | string | Long);
}

/**
 * Data of catalog.changed, an internal event that invalidates the gateways' caches.
 */
export interface CatalogChanged__Output {
  'catalogVersion': (string);
}

/**
 * Data of credit_note.issued.
 */
export interface CreditNoteEvent {
  'creditNote'?: (storefront_billing_v1.CreditNote | null);
  /**
   * The amount of the invoice that has not been credited.
   */
  'invoiceUncredited'?: (string);
  /**
   * The settlement of the invoice after the credit note.
   */
  'settlement'?: (storefront_billing_v1.Settlement);
}

/**
 * Data of credit_note.issued.
 */
export interface CreditNoteEvent__Output {
  'creditNote': (storefront_billing_v1.CreditNote__Output | null);
  /**
   * The amount of the invoice that has not been credited.
   */
  'invoiceUncredited': (string);
  /**
   * The settlement of the invoice after the credit note.
   */
  'settlement': (storefront_billing_v1.Settlement__Output);
}

/**
 * Data of customer.created and customer.updated.
 */
export interface CustomerEvent {
  'customer'?: (storefront_billing_v1.Customer | null);
}

/**
 * Data of customer.created and customer.updated.
 */
export interface CustomerEvent__Output {
  'customer': (storefront_billing_v1.Customer__Output | null);
}

/**
 * Data of customer.exemption_changed, an internal event from billing to the catalog.
 */
export interface ExemptionChanged {
  'customerId'?: (string);
  /**
   * False if the exemption was removed.
   */
  'exempt'?: (boolean);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'until'?: (string);
  '_until'?: "until";
}

/**
 * Data of customer.exemption_changed, an internal event from billing to the catalog.
 */
export interface ExemptionChanged__Output {
  'customerId': (string);
  /**
   * False if the exemption was removed.
   */
  'exempt': (boolean);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'until'?: (string);
  '_until'?: "until";
}

/**
 * Data of the events of invoices. invoice.settled is internal: it is about any change of an invoice's settlement that is neither a payment in full nor a void, and
 * about a payment that does not change it.
 */
export interface InvoiceEvent {
  /**
   * Unset if paid_by_credit is set.
   */
  'invoice'?: (storefront_billing_v1.Invoice | null);
  /**
   * The invoice of an invoice.paid that a credit note caused and no payment. Orders ignores it, because invoice.settled precedes it.
   */
  'paidByCredit'?: (storefront_billing_v1.Invoice | null);
}

/**
 * Data of the events of invoices. invoice.settled is internal: it is about any change of an invoice's settlement that is neither a payment in full nor a void, and
 * about a payment that does not change it.
 */
export interface InvoiceEvent__Output {
  /**
   * Unset if paid_by_credit is set.
   */
  'invoice': (storefront_billing_v1.Invoice__Output | null);
  /**
   * The invoice of an invoice.paid that a credit note caused and no payment. Orders ignores it, because invoice.settled precedes it.
   */
  'paidByCredit': (storefront_billing_v1.Invoice__Output | null);
}

/**
 * Data of key.changed, an internal event: gateways evict this API key from their caches.
 */
export interface KeyChanged {
  'keyId'?: (string);
}

/**
 * Data of key.changed, an internal event: gateways evict this API key from their caches.
 */
export interface KeyChanged__Output {
  'keyId': (string);
}

/**
 * Data of the events of orders.
 */
export interface OrderEvent {
  'order'?: (storefront_orders_v1.Order | null);
}

/**
 * Data of the events of orders.
 */
export interface OrderEvent__Output {
  'order': (storefront_orders_v1.Order__Output | null);
}

/**
 * Data of payment.disputed, an internal event from billing to orders about a disputed payment of an order or its invoice.
 */
export interface PaymentDisputed {
  'orderId'?: (string);
  'paymentSessionId'?: (string);
  /**
   * The gateway's reference of the dispute.
   */
  'dispute'?: (string);
  /**
   * OPEN, LOST, or WON. Each is published once for each order of the payment.
   */
  'status'?: (string);
  /**
   * The disputed amount.
   */
  'amount'?: (string);
  'currency'?: (string);
}

/**
 * Data of payment.disputed, an internal event from billing to orders about a disputed payment of an order or its invoice.
 */
export interface PaymentDisputed__Output {
  'orderId': (string);
  'paymentSessionId': (string);
  /**
   * The gateway's reference of the dispute.
   */
  'dispute': (string);
  /**
   * OPEN, LOST, or WON. Each is published once for each order of the payment.
   */
  'status': (string);
  /**
   * The disputed amount.
   */
  'amount': (string);
  'currency': (string);
}

/**
 * Data of payment.failed, and of payment_session.paid and payment_session.closed, internal events from billing to orders about a prepaid order.
 */
export interface PaymentSessionEvent {
  'paymentSession'?: (storefront_billing_v1.PaymentSession | null);
}

/**
 * Data of payment.failed, and of payment_session.paid and payment_session.closed, internal events from billing to orders about a prepaid order.
 */
export interface PaymentSessionEvent__Output {
  'paymentSession': (storefront_billing_v1.PaymentSession__Output | null);
}

/**
 * Data of product.created, product.updated, and product.removed.
 */
export interface ProductEvent {
  'sku'?: (string);
  /**
   * The names of the changed public fields.
   */
  'changed'?: (string)[];
  'updatedAt'?: (string);
  /**
   * The ETag of an anonymous read; absent if the product is hidden.
   */
  'etag'?: (string);
  '_etag'?: "etag";
}

/**
 * Data of product.created, product.updated, and product.removed.
 */
export interface ProductEvent__Output {
  'sku': (string);
  /**
   * The names of the changed public fields.
   */
  'changed': (string)[];
  'updatedAt': (string);
  /**
   * The ETag of an anonymous read; absent if the product is hidden.
   */
  'etag'?: (string);
  '_etag'?: "etag";
}

/**
 * Data of refund.changed, an internal event from billing to orders about a new or changed refund of an order. The settlement of its invoice follows in the
 * events of the invoice, which are in order among themselves.
 */
export interface RefundEvent {
  'refund'?: (storefront_billing_v1.Refund | null);
  'totals'?: (storefront_billing_v1.RefundTotals | null);
}

/**
 * Data of refund.changed, an internal event from billing to orders about a new or changed refund of an order. The settlement of its invoice follows in the
 * events of the invoice, which are in order among themselves.
 */
export interface RefundEvent__Output {
  'refund': (storefront_billing_v1.Refund__Output | null);
  'totals': (storefront_billing_v1.RefundTotals__Output | null);
}

/**
 * Data of session.ended, an internal event: gateways reject the access tokens of these token families of one customer.
 */
export interface SessionEnded {
  /**
   * The first of them.
   */
  'familyId'?: (string);
  'familyIds'?: (string)[];
}

/**
 * Data of session.ended, an internal event: gateways reject the access tokens of these token families of one customer.
 */
export interface SessionEnded__Output {
  /**
   * The first of them.
   */
  'familyId': (string);
  'familyIds': (string)[];
}

/**
 * Data of stock.changed.
 */
export interface StockChanged {
  'sku'?: (string);
  'availability'?: (storefront_common_v1.Availability);
  'previousAvailability'?: (storefront_common_v1.Availability);
}

/**
 * Data of stock.changed.
 */
export interface StockChanged__Output {
  'sku': (string);
  'availability': (storefront_common_v1.Availability__Output);
  'previousAvailability': (storefront_common_v1.Availability__Output);
}
