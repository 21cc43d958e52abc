import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import { renderInvoice, renderInvoiceRow } from '@storefront/public-json';

/** The columns of an invoice in the results of commands. The email is the customer's at the time of the order. */
export function invoiceRow(invoice: Invoice__Output) {
  const { id, number, ...row } = renderInvoiceRow(invoice);
  return { id, number, customer_email: invoice.buyer?.email ?? null, ...row };
}

/** The payments of an invoice in the details of its order, with the store's references, and reversals. */
export function paymentRows(invoice: Invoice__Output) {
  const { number, payments } = renderInvoice({ ...invoice, order: null });
  return payments.map(({ id, ...payment }, index) => ({
    id,
    invoice: number,
    ...payment,
    reference: invoice.payments[index]?.reference ?? null,
    reversal_reference: invoice.payments[index]?.reversalReference ?? null,
  }));
}
