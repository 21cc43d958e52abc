import type { Scope } from '@storefront/db';
import type { NewRowDeps } from '../../deps.ts';
import type { PaymentNotification } from '../../gateways/domain/payment-notification.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { markReceived } from '../../gateways/store/unapplied-payments.ts';
import { closePaymentSession } from '../../gateways/transactions/close-payment-sessions.ts';
import type { Trx } from '../../store/schema.ts';
import { refundUnapplied } from './refund-session.ts';

/**
 * Records a payment of another amount than the session's and refunds it, because no order or invoice may be paid by it. The session fails if it
 * is live, so that the shopper can pay again. The order must be locked. Returns false if the session's payment was recorded before.
 */
export async function refundDifferingPayment(
  trx: Trx,
  scope: Scope,
  { session, amount, currency }: { session: PaymentSession } & Pick<PaymentNotification, 'amount' | 'currency'>,
  deps: NewRowDeps,
): Promise<boolean> {
  const now = deps.now();
  const ending = { to: 'FAILED', failureCode: 'amount_differs', now } as const;
  if (amount.isZero()) return (await closePaymentSession(trx, scope, session.id, ending)) !== undefined;
  const isNew = await markReceived(trx, scope, session.id, { amount, currency, now });
  if (!isNew) return false;
  await closePaymentSession(trx, scope, session.id, ending);
  await refundUnapplied(trx, scope, { session: { ...session, currency }, amount, isOverpayment: true }, deps);
  return true;
}
