import { isUuid } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { storeScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { findInvoiceId, getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import { findPaymentId } from '../store/payments.ts';
import { reversePayment as reverse } from '../transactions/reverse-payment.ts';
import { fromProtoPaymentDate } from '../wire/from-proto-payment-date.ts';

/** Reverses a payment over all of its invoices, because the money did not come or was taken back. Returns the invoice that was named. */
export const reversePayment: BillingHandler<'ReversePayment'> =
  (deps) =>
  async ({ invoice: named, payment, reason, date, requestKey = null, ...given }, caller) => {
    const scope = storeScope(caller);
    const now = deps.now();
    if (!isUuid(payment)) throw notFound('payment');
    if (reason === 'REASON_UNSPECIFIED') throw invalid('reason', 'must be BOUNCED, DISPUTE_LOST, or ERROR');
    if (requestKey !== null && !isUuid(requestKey)) throw invalid('request_key', 'must be a UUID');
    if (date !== undefined) fromProtoPaymentDate(date, now);
    const reference = optionalText('reference', given.reference) ?? null;
    const invoiceId = await findInvoiceId(deps.db, scope, named);
    const paymentId = await findPaymentId(deps.db, scope, { invoiceId, id: payment });
    const invoice = await inTransaction(deps.db, async (trx) => {
      await reverse(trx, scope, { paymentId, reason, date, reference, requestKey }, deps);
      return await getInvoice(trx, scope, invoiceId);
    });
    deps.afterCommit();
    return { invoice: toProtoInvoice(invoice, now) };
  };
