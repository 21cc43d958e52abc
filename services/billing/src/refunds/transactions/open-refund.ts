import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { RefundEvent__Output } from '@storefront/proto/storefront/events/v1';
import { applyUnappliedEntry } from '../../credit/store/unapplied-credits.ts';
import type { NewRowDeps } from '../../deps.ts';
import type { Trx } from '../../store/schema.ts';
import { type Refund, type RefundTerms, newRefund } from '../domain/refund.ts';
import { customerOf, getRefundTotals, insertRefund } from '../store/refunds.ts';
import { toProtoRefund, toProtoRefundTotals } from '../wire/to-proto-refund.ts';

/**
 * Stores a refund, which reserves its amount, and publishes it. The order must be locked. A gateway is called after the commit, by execute-refund.ts. A
 * refund to the customer's credit takes effect here.
 */
export async function openRefund(trx: Trx, scope: Scope, terms: RefundTerms, { newId, now }: NewRowDeps): Promise<Refund> {
  const refund = newRefund(terms, { id: newId(), now: now() });
  await insertRefund(trx, scope, refund);
  if (refund.method === 'CREDIT') {
    const entry = { kind: 'refund', change: refund.amount, sourceId: refund.id, reference: refund.orderId } as const;
    await applyUnappliedEntry(trx, customerOf(scope, refund), { currency: refund.currency, entry });
  }
  await publishRefund(trx, scope, refund);
  return refund;
}

/** Publishes a new or changed refund with the totals of its order, which must be locked. */
export async function publishRefund(trx: Trx, scope: Scope, refund: Refund): Promise<void> {
  const totals = await getRefundTotals(trx, scope, refund.orderId);
  const data: RefundEvent__Output = { refund: toProtoRefund(refund), totals: toProtoRefundTotals(totals, refund.currency) };
  await appendEvent(trx, scope, { type: 'refund.changed', aggregateId: refund.orderId, data });
}
