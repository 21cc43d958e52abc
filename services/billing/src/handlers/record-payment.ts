import { decimal } from '@storefront/money';
import type { RecordPaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/RecordPaymentRequest';
import type { RecordPaymentResponse } from '@storefront/proto/storefront/billing/v1/RecordPaymentResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { findInvoiceId } from '../transactions/find-invoice-id.ts';
import { payInvoice } from '../transactions/pay-invoice.ts';
import { toProtoInvoice } from '../wire/invoices.ts';

/** Books money that the store received for an invoice, the whole of what is due or a part of it. */
export const recordPayment =
  ({ db, newId, now, afterCommit }: BillingDeps): Handler<RecordPaymentRequest__Output, RecordPaymentResponse> =>
  async ({ invoice: named, amount }, caller) => {
    const invoiceId = await findInvoiceId(db, caller, named);
    const paidAt = now();
    const payment = { id: newId(), amount: decimal(amount), paidAt, source: 'recorded' as const, paymentSessionId: null };
    const invoice = await payInvoice(db, caller, invoiceId, payment);
    afterCommit();
    return { invoice: toProtoInvoice(invoice, paidAt) };
  };
