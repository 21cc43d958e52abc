import { noteObject } from '@storefront/access/audit';
import { isUuid } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { withIdempotency } from '@storefront/idempotency';
import type { ReversePaymentResponse } from '@storefront/proto/storefront/billing/v1';
import { storeScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { findInvoiceId, getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import { findPaymentId } from '../store/payments.ts';
import { getStorePayment } from '../store/store-payments.ts';
import { reversePayment as reverse } from '../transactions/reverse-payment.ts';
import { fromProtoPaymentDate } from '../wire/from-proto-payment-date.ts';
import { toProtoStorePayment } from '../wire/to-proto-store-payment.ts';

/** Reverses a payment over all of its invoices, because the money did not come or was taken back. Returns it, and the invoice that was named. */
export const reversePayment: BillingHandler<'ReversePayment'> = (deps) =>
  withIdempotency(deps.db, async ({ invoice: named, payment, reason, date, requestKey = null, ...given }, caller, claim) => {
    const scope = storeScope(caller);
    const now = deps.now();
    if (!isUuid(payment)) throw notFound('payment');
    if (reason === 'REASON_UNSPECIFIED') throw invalid('reason', 'must be BOUNCED, DISPUTE_LOST, or ERROR');
    if (requestKey !== null && !isUuid(requestKey)) throw invalid('request_key', 'must be a UUID');
    if (date !== undefined) fromProtoPaymentDate(date, now);
    const reference = optionalText('reference', given.reference) ?? null;
    const invoiceId = named === '' ? undefined : await findInvoiceId(deps.db, scope, named);
    const paymentId = invoiceId === undefined ? payment : await findPaymentId(deps.db, scope, { invoiceId, id: payment });
    await getStorePayment(deps.db, scope, paymentId);
    noteObject(paymentId);
    const response = await inTransaction(deps.db, async (trx): Promise<ReversePaymentResponse> => {
      await reverse(trx, scope, { paymentId, reason, date, reference, requestKey }, deps);
      const reversed = {
        invoice: invoiceId === undefined ? null : toProtoInvoice(await getInvoice(trx, scope, invoiceId), now),
        payment: toProtoStorePayment(await getStorePayment(trx, scope, paymentId)),
      };
      await claim?.(trx, reversed);
      return reversed;
    });
    deps.afterCommit();
    return response;
  });
