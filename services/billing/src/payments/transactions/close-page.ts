import type { Scope } from '@storefront/db';
import type { BillingDeps } from '../../deps.ts';
import { isPastExpiry, type PaymentSession } from '../../gateways/domain/payment-session.ts';
import { settlePayment } from './settle-payment.ts';

/** Cancels a session, or expires one that is past its expiry, after closing its page. A payment made in the meantime is settled instead. Throws if the gateway does not answer by `deadlineAt`. */
export async function closePage(deps: BillingDeps, scope: Scope, session: PaymentSession, deadlineAt: number | undefined): Promise<void> {
  const gateway = await deps.gateways.find(scope, session.provider);
  // Nothing can be asked of a gateway that the store no longer has. A payment of its page is accepted as late.
  if (gateway === undefined) return;
  const outcome = await gateway.closePage(session, { deadlineAt });
  const isUnpaid = outcome.to === 'EXPIRED' && !isPastExpiry(session, deps.now());
  await settlePayment(deps, session.provider, isUnpaid ? { ...outcome, to: 'CANCELLED' } : outcome, scope);
}
