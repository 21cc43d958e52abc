import { isUuid } from '@storefront/contract';
import { inTransaction, type Scope } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { getCreditNote, listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { listInvoiceIdsOfOrder } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { getRefund, listRefundsOfOrder } from '../store/refunds.ts';
import { attemptRefunds } from '../transactions/execute-refund.ts';
import { refundOrder as refund } from '../transactions/refund-order.ts';
import { tryClosePages } from '../transactions/try-close-pages.ts';
import { fromProtoCreditRequest, fromProtoSettlement, optionalText } from '../wire/from-proto-refund-request.ts';
import { toProtoRefund } from '../wire/to-proto-refund.ts';

/** Refunds an order. The gateways are called after the commit; a sweep repeats what they do not answer. */
export const refundOrder: BillingHandler<'RefundOrder'> =
  (deps) =>
  async (request, { tenantId, mode }) => {
    const { orderId, requestKey } = request;
    if (!isUuid(orderId)) throw notFound('order');
    if (!isUuid(requestKey)) throw invalid('request_key', 'must be a UUID');
    const scope = { tenantId, mode };
    const given = {
      ...fromProtoSettlement(request),
      request: fromProtoCreditRequest(request),
      isCancellation: request.cancelled,
      reason: optionalText('reason', request.reason),
    };
    await closePages(deps, scope, { orderId, requestKey });
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

/** Closes the pages that could pay what the refund takes off an invoice, unless the request is repeated. */
async function closePages(
  deps: BillingDeps,
  scope: Scope,
  { orderId, requestKey }: { orderId: string; requestKey: string },
): Promise<void> {
  const { db } = deps;
  const invoiceIds = await listInvoiceIdsOfOrder(db, scope, orderId);
  const notes = await Promise.all(invoiceIds.map((id) => listCreditNotesOfInvoice(db, scope, id)));
  const done = [...notes.flat(), ...(await listRefundsOfOrder(db, scope, orderId))];
  if (!done.some((each) => each.requestKey === requestKey)) await tryClosePages(deps, scope, invoiceIds);
}
