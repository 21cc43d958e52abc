import type { Scope } from '@storefront/db';
import type { Trx } from '../../store/schema.ts';
import type { Refund } from '../domain/refund.ts';
import { type RefundChange, transitionRefund } from '../store/refunds.ts';
import { publishRefund } from './publish-refund.ts';

/**
 * Moves a refund to its outcome and publishes it. The order must be locked. Returns undefined, without an event, if the refund cannot reach that status,
 * for example because the outcome was reported before.
 */
export async function settleRefund(trx: Trx, scope: Scope, refundId: string, outcome: RefundChange): Promise<Refund | undefined> {
  const refund = await transitionRefund(trx, scope, refundId, outcome);
  if (refund !== undefined) await publishRefund(trx, scope, refund);
  return refund;
}
