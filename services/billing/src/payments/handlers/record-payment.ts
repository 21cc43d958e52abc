import { type Scope, inTransaction } from '@storefront/db';
import { type Decimal, decimal } from '@storefront/money';
import { storeScope } from '@storefront/rpc';
import type { BillingHandler, NewRowDeps } from '../../deps.ts';
import { type Invoice, withPayment } from '../../invoices/domain/invoice.ts';
import { findInvoiceId, getInvoice, lockInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { customerOf } from '../../refunds/store/refunds.ts';
import { optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import type { Trx } from '../../store/schema.ts';
import { isRefused } from '../domain/is-refused.ts';
import { bookPayment } from '../transactions/book-parts.ts';
import { tryClosePages } from '../transactions/close-pages.ts';
import { findRepeatedPayment, refuseRepeatedPayment } from '../transactions/find-repeated-payment.ts';
import { fromProtoPaymentDate } from '../wire/from-proto-payment-date.ts';

/** Records a full or partial payment of an invoice that the store received outside the system. No page is closed for what is refused. */
export const recordPayment: BillingHandler<'RecordPayment'> =
  (deps) =>
  async ({ invoice: named, amount, date, reference, refuseRepeated = false }, caller) => {
    const invoiceId = await findInvoiceId(deps.db, caller, named);
    const now = deps.now();
    const payment = {
      invoiceId,
      amount: decimal(amount),
      paidAt: date === undefined ? now : fromProtoPaymentDate(date, now),
      reference: optionalText('reference', reference) ?? null,
      refuseRepeated,
    };
    const scope = storeScope(caller);
    const repeated = await findRepeatedPayment(deps.db, scope, invoiceId, { ...payment, source: 'recorded' });
    const open = await getInvoice(deps.db, scope, invoiceId);
    if (repeated === undefined) {
      await refuseRepeatedPayment(deps.db, customerOf(scope, open), payment);
      if (!isRefused(() => withPayment(open, payment.amount))) await tryClosePages(deps, scope, [invoiceId]);
    }
    const invoice = await inTransaction(deps.db, (trx) => bookOnce(trx, caller, payment, deps));
    deps.afterCommit();
    return { invoice: toProtoInvoice(invoice, now) };
  };

/** A payment that the store received outside the system. */
interface ReceivedPayment {
  readonly invoiceId: string;
  readonly amount: Decimal;
  readonly paidAt: Date;
  readonly reference: string | null;
  readonly refuseRepeated: boolean;
}

/** Books a payment of an invoice. The same reference books once; with another amount it is a conflict. */
async function bookOnce(
  trx: Trx,
  scope: Scope,
  { invoiceId, refuseRepeated, ...given }: ReceivedPayment,
  { newId, now }: NewRowDeps,
): Promise<Invoice> {
  const locked = await lockInvoice(trx, scope, invoiceId);
  const repeated = await findRepeatedPayment(trx, scope, invoiceId, { ...given, source: 'recorded' });
  if (repeated !== undefined) return repeated;
  await refuseRepeatedPayment(trx, customerOf(scope, locked), { ...given, refuseRepeated });
  return await bookPayment(trx, scope, locked, { ...given, id: newId(), source: 'recorded', paymentSessionId: null }, now());
}
