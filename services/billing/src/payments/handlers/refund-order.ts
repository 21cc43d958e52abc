import { isUuid } from '@storefront/contract';
import { inTransaction, rehearse, type Scope } from '@storefront/db';
import { conflict, invalid, notFound } from '@storefront/errors';
import { type Decimal, decimal, moneyText, sumOf } from '@storefront/money';
import type { RefundOrderResponse } from '@storefront/proto/storefront/billing/v1';
import { type Caller, storeScope } from '@storefront/rpc';
import { type ClosedOrder, closeOrder } from '../../adjustments/transactions/close-order.ts';
import type { InvoiceCredit } from '../../adjustments/transactions/credit-invoice.ts';
import { checkCreditable, type OrderRefund, refundOrder as refund, waitingRefunds } from '../../adjustments/transactions/refund-order.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { creditTermsOf } from '../../invoices/domain/credit-note.ts';
import { getCreditNote, listCreditNotesOfInvoice, type StoreCreditNote } from '../../invoices/store/credit-notes.ts';
import { getInvoice, listInvoiceIdsOfOrder } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { getRefund, listRefundsOfOrder, type StoreRefund } from '../../refunds/store/refunds.ts';
import { attemptRefunds } from '../../refunds/transactions/execute-refund.ts';
import { fromProtoCreditRequest, fromProtoSettlement, optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import { toProtoRefund } from '../../refunds/wire/to-proto-refund.ts';
import type { Trx } from '../../store/schema.ts';
import { isRefused } from '../domain/is-refused.ts';
import { tryClosePages } from '../transactions/close-pages.ts';

/** Refunds an order. The gateways are called after the commit; a sweep repeats calls that get no response. */
export const refundOrder: BillingHandler<'RefundOrder'> = (deps) => async (request, caller) => {
  const { orderId, requestKey, dryRun = false, closesOrder = false } = request;
  if (!isUuid(orderId)) throw notFound('order');
  if (!isUuid(requestKey)) throw invalid('request_key', 'must be a UUID');
  if (closesOrder && !dryRun) throw invalid('closes_order', 'requires a dry run');
  const scope = storeScope(caller);
  const given = {
    ...fromProtoSettlement(request),
    request: fromProtoCreditRequest(request),
    isCancellation: request.cancelled,
    reason: optionalText('reason', request.reason),
  };
  const credit = async (trx: Trx): Promise<Credited> => {
    const done: OrderRefund & Partial<ClosedOrder> = closesOrder
      ? await closeOrder(trx, scope, { id: orderId, reason: given.reason }, deps)
      : await refund(trx, scope, { ...given, orderId, requestKey }, deps);
    const { note, refunds, voided } = done;
    const total = (note ?? voided)?.total ?? sumOf(refunds.map(({ amount }) => amount));
    checkTotal(request.expectedTotal, total);
    const ids = new Set(refunds.map(({ id }) => id));
    const stored = (await listRefundsOfOrder(trx, scope, orderId)).filter(({ id }) => ids.has(id));
    return { note: note && (await getCreditNote(trx, scope, note.id)), refunds: stored, total };
  };
  if (dryRun) return withoutIds(toResponse(await rehearse(deps.db, credit), caller));
  await closePages(deps, scope, { ...given, orderId, requestKey, expectedTotal: request.expectedTotal });
  const done = await inTransaction(deps.db, credit);
  deps.afterCommit();
  await attemptRefunds(
    deps,
    scope,
    done.refunds.map(({ id }) => id),
  );
  const settled = await Promise.all(done.refunds.map(({ id }) => getRefund(deps.db, scope, id)));
  return toResponse({ ...done, refunds: settled }, caller);
};

/** The credit note and the refunds of a call. */
interface Credited {
  readonly note: StoreCreditNote | undefined;
  readonly refunds: readonly StoreRefund[];
  readonly total: Decimal;
}

/** Throws `conflict` if another total is expected. */
function checkTotal(expected: string | undefined, total: Decimal): void {
  if (expected === undefined || total.equals(decimal(expected))) return;
  throw conflict('amount_changed', `The credited total is now ${total.toFixed()}.`);
}

function toResponse({ note, refunds, total }: Credited, { store }: Caller): RefundOrderResponse {
  const currency = note?.currency ?? refunds[0]?.currency ?? store.currency;
  return { creditNote: note && toProtoCreditNote(note), refunds: refunds.map(toProtoRefund), total: moneyText(total, currency) };
}

/** Returns what a dry run has found out, without the IDs and numbers of what was not stored. */
const withoutIds = ({ creditNote, refunds = [], total }: RefundOrderResponse): RefundOrderResponse => ({
  creditNote: creditNote && { ...creditNote, id: '', number: '' },
  refunds: refunds.map((each) => ({ ...each, id: '', creditNoteId: undefined })),
  total,
});

/** Closes the pages that could pay what the refund takes off the valid invoice, unless the request is repeated, is refused, or records refunds that wait. */
async function closePages(
  deps: BillingDeps,
  scope: Scope,
  {
    orderId,
    requestKey,
    expectedTotal,
    ...given
  }: InvoiceCredit & { orderId: string; requestKey: string; expectedTotal?: string | undefined },
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
    checkTotal(expectedTotal, creditTermsOf(invoice, notes, given.request)?.total ?? sumOf([]));
  });
  if (!isRefusedNow) await tryClosePages(deps, scope, [invoice.id]);
}
