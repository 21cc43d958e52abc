import { enveloped, paged } from '../enveloped.ts';
import { INVOICE, INVOICE_ROW } from '../examples/invoices.ts';
import { INVOICE_SESSION, ORDER_ROW } from '../examples/orders.ts';
import type { OperationDocs } from '../operation-docs.ts';

export const INVOICE_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listInvoices: {
    description: 'The invoices of the signed-in customer, newest first.',
    response: { page: { summary: 'A page of one', value: paged([INVOICE_ROW], 1) } },
  },
  getInvoice: {
    description: "One invoice. Another customer's invoice is a 404. The `order` section may be missing.",
    response: { open: { summary: 'An open invoice', value: enveloped({ ...INVOICE, order: ORDER_ROW }) } },
  },
  payInvoice: {
    description: 'Answers the live payment session of an open invoice, or opens one over what is due. A paid or voided invoice is a 409.',
    reasons: ['online_payments_disabled', 'invoice_already_paid', 'invoice_voided'],
    response: { pending: { summary: 'Awaits the payment at redirect_url', value: enveloped(INVOICE_SESSION) } },
  },
};
