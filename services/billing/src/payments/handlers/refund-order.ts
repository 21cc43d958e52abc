import { isUuid } from '@storefront/contract';
import { inTransaction, type Scope } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { storeScope } from '@storefront/rpc';
import type { InvoiceCredit } from '../../adjustments/transactions/credit-invoice.ts';
import { checkCreditable, refundOrder as refund, waitingRefunds } from '../../adjustments/transactions/refund-order.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { creditTermsOf } from '../../invoices/domain/credit-note.ts';
import { getCreditNote, listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { getInvoice, listInvoiceIdsOfOrder } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { getRefund, listRefundsOfOrder } from '../../refunds/store/refunds.ts';
import { attemptRefunds } from '../../refunds/transactions/execute-refund.ts';
import { fromProtoCreditRequest, fromProtoSettlement, optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import { toProtoRefund } from '../../refunds/wire/to-proto-refund.ts';
import { isRefused } from '../domain/is-refused.ts';
import { tryClosePages } from '../transactions/close-pages.ts';

/** Refunds an order. The gateways are called after the commit; a sweep repeats calls that get no response. */
export const refundOrder: BillingHandler<'RefundOrder'> = (deps) => async (request, caller) => {
  const { orderId, requestKey } = request;
  if (!isUuid(orderId)) throw notFound('order');
  if (!isUuid(requestKey)) throw invalid('request_key', 'must be a UUID');
  const scope = storeScope(caller);
  const given = {
    ...fromProtoSettlement(request),
    request: fromProtoCreditRequest(request),
    isCancellation: request.cancelled,
    reason: optionalText('reason', request.reason),
  };
  await closePages(deps, scope, { ...given, orderId, requestKey });
  const { note, refunds } = await inTransaction(deps.db, (trx) => refund(trx, scope, { ...given, orderId, requestKey }, deps));
  deps.afterCommit();
  await attemptRefunds(
    deps,
    scope,
    refunds.map(({ id }) => id),
  );
  const settled = await Promise.all(refunds.map(({ id }) => getRefund(deps.db, scope, id)));
  const creditNote = note && toProtoCreditNote(await getCreditNote(deps.db, scope, note.id));
  return { creditNote, refunds: settled.map(toProtoRefund) };
};

/** Closes the pages that could pay what the refund takes off the valid invoice, unless the request is repeated, is refused, or records refunds that wait. */
async function closePages(
  deps: BillingDeps,
  scope: Scope,
  { orderId, requestKey, ...given }: InvoiceCredit & { orderId: string; requestKey: string },
): Promise<void> {
  const { db } = deps;
  const invoiceIds = await listInvoiceIdsOfOrder(db, scope, orderId);
  const invoices = await Promise.all(invoiceIds.map((id) => getInvoice(db, scope, id)));
  const invoice = invoices.find(({ status }) => status !== 'VOIDED');
  if (invoice === undefined) return;
  const notes = await listCreditNotesOfInvoice(db, scope, invoice.id);
  const refunds = await listRefundsOfOrder(db, scope, orderId);
  if ([...notes, ...refunds].some((each) => each.requestKey === requestKey) || waitingRefunds(refunds, given).length > 0) return;
  const isRefusedNow = isRefused(() => {
    checkCreditable(invoice, given, notes);
    creditTermsOf(invoice, notes, given.request);
  });
  if (!isRefusedNow) await tryClosePages(deps, scope, [invoice.id]);
}
