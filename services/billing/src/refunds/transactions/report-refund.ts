import { inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import type { RefundNotification } from '../../gateways/domain/payment-notification.ts';
import { findSession } from '../../gateways/store/payment-sessions.ts';
import { lockOrder } from '../../invoices/store/closed-orders.ts';
import { findRefund } from '../store/refunds.ts';
import { settleRefund } from './settle-refund.ts';

/** Applies a gateway's notification about one of its refunds. A notification that is repeated or out of order has no effect. Throws `not_found` for a refund that is unknown, of another gateway, or of another store. */
export async function reportRefund(
  { db, now }: Pick<BillingDeps, 'db' | 'now'>,
  provider: string,
  { refundId, status, failureCode, providerReference }: Omit<RefundNotification, 'kind'>,
  scope: Scope,
): Promise<void> {
  const refund = await findRefund(db, scope, refundId);
  const paid = refund?.paymentSessionId && (await findSession(db, scope, refund.paymentSessionId));
  if (!refund || !paid || paid.session.provider !== provider) throw notFound('refund');
  if (status === 'PENDING') return;
  const settle = () =>
    inTransaction(db, async (trx) => {
      await lockOrder(trx, scope, refund.orderId);
      await settleRefund(trx, scope, refund, { status, failureCode, providerReference, now: now() });
    });
  await atTimeOfStore(db, scope, settle);
}
