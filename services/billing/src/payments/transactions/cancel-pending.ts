import type { Scope } from '@storefront/db';
import { type PaymentSession, paymentInProgress } from '../../gateways/domain/payment-session.ts';
import { closePaymentSession } from '../../gateways/transactions/close-payment-sessions.ts';
import type { Trx } from '../../store/schema.ts';

/** Cancels sessions that another one replaces and whose pages were closed before. Throws 409 if a bank processes the payment of one. */
export async function cancelPending(
  trx: Trx,
  scope: Scope,
  sessions: readonly PaymentSession[],
  { now, inProgress = () => paymentInProgress() }: { now: Date; inProgress?: (session: PaymentSession) => Error },
): Promise<void> {
  const processing = sessions.find(({ status }) => status === 'PROCESSING');
  if (processing !== undefined) throw inProgress(processing);
  for (const { id } of sessions) await closePaymentSession(trx, scope, id, { to: 'CANCELLED', now });
}
