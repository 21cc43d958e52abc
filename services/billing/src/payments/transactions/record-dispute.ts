import type { Scope } from '@storefront/db';
import { isAppError } from '@storefront/errors';
import { appendEvent } from '@storefront/events';
import { moneyText } from '@storefront/money';
import type { PaymentDisputed__Output } from '@storefront/proto/storefront/events/v1';
import type { NewRowDeps } from '../../deps.ts';
import { canBecome, type DisputeStatus, disputeStatusOf } from '../../gateways/domain/dispute.ts';
import type { ForeignNotification } from '../../gateways/domain/payment-notification.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { lockOrders } from '../../invoices/store/closed-orders.ts';
import { listRefundsOfOrders } from '../../refunds/store/refunds.ts';
import type { Trx } from '../../store/schema.ts';
import { findMovement, saveMovement } from '../store/gateway-movements.ts';
import { findPaymentOfSession, lockPayment } from '../store/payments.ts';
import { checkInvoiced } from './check-invoiced.ts';
import { reversePayment } from './reverse-payment.ts';

/** Money that moved at a gateway without a request of this system. */
export interface Movement {
  readonly notification: ForeignNotification;
  /** The session that has the money. */
  readonly session: PaymentSession;
  /** The orders that the session paid. */
  readonly orderIds: readonly [string, ...string[]];
}

/**
 * Saves the status of a dispute, publishes a new one for each order of the payment, and returns the status. A notification that is repeated or out of order has no
 * effect. The orders must be locked.
 */
export async function saveDispute(
  trx: Trx,
  scope: Scope,
  { notification, session, orderIds, provider }: Movement & { provider: string },
  { now }: NewRowDeps,
): Promise<DisputeStatus> {
  const stored = await findMovement(trx, scope, { provider, providerReference: notification.providerReference });
  const before = stored && disputeStatusOf(stored);
  const status = disputeStatusOf(notification);
  if (before !== undefined && !canBecome(before, status)) return before;
  await saveMovement(trx, scope, { ...notification, provider, paymentSessionId: session.id }, now());
  if (before === status) return status;
  const data: Omit<PaymentDisputed__Output, 'orderId'> = {
    paymentSessionId: session.id,
    dispute: notification.providerReference,
    status,
    amount: moneyText(notification.amount, notification.currency),
    currency: notification.currency,
  };
  for (const orderId of orderIds) {
    await appendEvent(trx, scope, { type: 'payment.disputed', aggregateId: session.id, data: { orderId, ...data } });
  }
  return status;
}

/**
 * Reverses the amount of a dispute that the store has lost, once per dispute. Does nothing if a refund of any of its orders names the dispute, or if the payment has
 * nothing left that an invoice received.
 */
export async function reverseLostDispute(
  trx: Trx,
  scope: Scope,
  { notification, session, orderIds }: Movement,
  deps: NewRowDeps,
): Promise<void> {
  const { providerReference, amount, currency } = notification;
  if (currency !== session.currency) return;
  const paymentId = await findPaymentOfSession(trx, scope, session.id);
  // A refund that names the dispute is recorded either before these locks or after the reversal, which leaves it too little.
  if (paymentId !== undefined) await lockPayment(trx, scope, paymentId);
  await lockOrders(trx, scope, orderIds);
  const refunds = await listRefundsOfOrders(trx, scope, orderIds);
  if (refunds.some((refund) => [refund.reference, refund.providerReference].includes(providerReference))) return;
  if (paymentId === undefined) return await checkInvoiced(trx, scope, session);
  const given = { paymentId, amount, reference: providerReference, requestKey: null, reason: 'DISPUTE_LOST' } as const;
  try {
    await reversePayment(trx, scope, given, deps);
  } catch (error) {
    if (!isAppError(error, 'conflict') || error.reason !== 'payment_already_reversed') throw error;
  }
}
