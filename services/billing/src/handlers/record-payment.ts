import { inTransaction } from '@storefront/db';
import { decimal } from '@storefront/money';
import type { RecordPaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/RecordPaymentRequest';
import type { RecordPaymentResponse } from '@storefront/proto/storefront/billing/v1/RecordPaymentResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { lockInvoice } from '../store/invoices.ts';
import { bookPayment } from '../transactions/book-payment.ts';
import { findInvoiceId } from '../transactions/find-invoice-id.ts';
import { toProtoInvoice } from '../wire/invoices.ts';

/** Books money that the store received for an invoice, the whole of what is due or a part of it. */
export const recordPayment =
  ({ db, newId, now, afterCommit }: BillingDeps): Handler<RecordPaymentRequest__Output, RecordPaymentResponse> =>
  async ({ invoice: named, amount }, caller) => {
    const invoiceId = await findInvoiceId(db, caller, named);
    const paidAt = now();
    const payment = { id: newId(), amount: decimal(amount), paidAt, source: 'recorded' as const, paymentSessionId: null };
    const invoice = await inTransaction(db, async (trx) => bookPayment(trx, caller, await lockInvoice(trx, caller, invoiceId), payment));
    afterCommit();
    return { invoice: toProtoInvoice(invoice, paidAt) };
  };
