import { inTransaction } from '@storefront/db';
import { decimal } from '@storefront/money';
import type { BillingHandler } from '../../deps.ts';
import { withPayment } from '../../invoices/domain/invoice.ts';
import { findInvoiceId, getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import { isRefused } from '../domain/is-refused.ts';
import { findRepeatedPayment } from '../transactions/find-repeated-payment.ts';
import { recordPayment as record } from '../transactions/record-payment.ts';
import { tryClosePages } from '../transactions/try-close-pages.ts';
import { fromProtoPaymentDate } from '../wire/from-proto-payment-date.ts';

/** Records a full or partial payment of an invoice that the store received outside the system. No page is closed for what is refused. */
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
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const repeated = await findRepeatedPayment(deps.db, scope, invoiceId, { ...payment, source: 'recorded' });
    const open = await getInvoice(deps.db, scope, invoiceId);
    if (repeated === undefined && !isRefused(() => withPayment(open, payment.amount))) await tryClosePages(deps, scope, [invoiceId]);
    const invoice = await inTransaction(deps.db, (trx) => record(trx, caller, payment, deps));
    deps.afterCommit();
    return { invoice: toProtoInvoice(invoice, now) };
  };
