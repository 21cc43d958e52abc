import { inTransaction } from '@storefront/db';
import { decimal } from '@storefront/money';
import type { BillingHandler } from '../../deps.ts';
import { findInvoiceId } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { recordPayment as record } from '../transactions/record-payment.ts';
import { fromProtoPaymentDate } from '../wire/from-proto-payment-date.ts';
import { optionalText } from '../wire/from-proto-refund-request.ts';

/** Records a full or partial payment of an invoice that the store received outside the system. */
export const recordPayment: BillingHandler<'RecordPayment'> =
  (deps) =>
  async ({ invoice: named, amount, date, reference }, caller) => {
    const invoiceId = await findInvoiceId(deps.db, caller, named);
    const now = deps.now();
    const payment = {
      invoiceId,
      amount: decimal(amount),
      paidAt: date === undefined ? now : fromProtoPaymentDate(date, now),
      reference: optionalText('reference', reference) ?? null,
    };
    const invoice = await inTransaction(deps.db, (trx) => record(trx, caller, payment, deps));
    deps.afterCommit();
    return { invoice: toProtoInvoice(invoice, now) };
  };
