import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { RefundEvent__Output } from '@storefront/proto/storefront/events/v1';
import type { Trx } from '../../store/schema.ts';
import type { Refund } from '../domain/refund.ts';
import { getRefundTotals } from '../store/refunds.ts';
import { toProtoRefund, toProtoRefundTotals } from '../wire/to-proto-refund.ts';

/** Publishes a new or changed refund with the totals of its order, which must be locked. */
export async function publishRefund(trx: Trx, scope: Scope, refund: Refund): Promise<void> {
  const totals = await getRefundTotals(trx, scope, refund.orderId);
  const data: RefundEvent__Output = { refund: toProtoRefund(refund), totals: toProtoRefundTotals(totals, refund.currency) };
  await appendEvent(trx, scope, { type: 'refund.changed', aggregateId: refund.orderId, data });
}
