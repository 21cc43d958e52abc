import type { Scope } from '@storefront/db';
import { applyUnappliedEntry } from '../../credit/store/unapplied-credits.ts';
import type { NewRowDeps } from '../../deps.ts';
import type { Trx } from '../../store/schema.ts';
import { newRefund, type Refund, type RefundTerms } from '../domain/refund.ts';
import { customerOf, insertRefund } from '../store/refunds.ts';
import { publishRefund } from './publish-refund.ts';

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
