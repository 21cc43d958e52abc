import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1/Invoice';
import { renderInvoiceRow } from '@storefront/public-json';

/** The columns of an invoice in the results of commands. The email is the customer's at the time of the order. */
export function invoiceRow(invoice: Invoice__Output) {
  const { id, number, ...row } = renderInvoiceRow(invoice);
  return { id, number, customer_email: invoice.buyer?.email ?? null, ...row };
}
