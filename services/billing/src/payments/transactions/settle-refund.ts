import type { Scope } from '@storefront/db';
import type { Trx } from '../../store/schema.ts';
import type { Refund } from '../domain/refund.ts';
import { type RefundChange, transitionRefund } from '../store/refunds.ts';
import { withInvoiceOfRefund } from './publish-invoice.ts';
import { publishRefund } from './publish-refund.ts';

/**
 * Moves a refund to its outcome and publishes it and the settlement of its invoice. The order must be locked. Returns undefined, without an event, if the
 * refund cannot reach that status, for example because the outcome was reported before.
 */
export async function settleRefund(
  trx: Trx,
  scope: Scope,
  given: Pick<Refund, 'id' | 'invoiceId' | 'paymentId'>,
  outcome: RefundChange,
): Promise<Refund | undefined> {
  const { now } = outcome;
  const refund = await withInvoiceOfRefund(trx, scope, { ...given, now }, () => transitionRefund(trx, scope, given.id, outcome));
  if (refund !== undefined) await publishRefund(trx, scope, refund);
  return refund;
}
