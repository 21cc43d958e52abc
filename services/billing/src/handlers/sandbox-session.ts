import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { BillingDeps } from '../deps.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import { findSessionAnywhere } from '../store/payment-sessions.ts';

/** The session whose page the sandbox serves; 404 for one of another gateway, as for an unknown one. */
export async function sandboxSession({ db, sandbox }: Pick<BillingDeps, 'db' | 'sandbox'>, sessionId: string): Promise<PaymentSession> {
  const found = isUuid(sessionId) ? await findSessionAnywhere(db, sessionId) : undefined;
  if (found === undefined || found.session.provider !== sandbox.provider) throw notFound('payment session');
  return found.session;
}
