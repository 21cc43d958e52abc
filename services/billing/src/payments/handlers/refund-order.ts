import { isUuid } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { getCreditNote } from '../../invoices/store/credit-notes.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { getRefund } from '../store/refunds.ts';
import { attemptRefunds } from '../transactions/execute-refund.ts';
import { refundOrder as refund } from '../transactions/refund-order.ts';
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
