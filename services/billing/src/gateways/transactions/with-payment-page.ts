import { inTransaction, type Scope } from '@storefront/db';
import { type AppError, isAppError } from '@storefront/errors';
import type { BillingDeps } from '../../deps.ts';
import type { CallOptions, PaymentGateway } from '../adapters/payment-gateway.ts';
import { isLiveSession, type PaymentSession } from '../domain/payment-session.ts';
import { savePaymentPage } from '../store/payment-sessions.ts';
import { closePaymentSession } from './close-payment-sessions.ts';

type PageDeps = Pick<BillingDeps, 'db' | 'now'>;

/** Ends a session whose amount the gateway refuses, so that it does not stand in the way of another payment. */
const refuse = ({ db, now }: PageDeps, scope: Scope, { id }: PaymentSession, { reason }: AppError): Promise<unknown> =>
  inTransaction(db, (trx) => closePaymentSession(trx, scope, id, { to: 'FAILED', failureCode: reason, now: now() }));

/**
 * Returns a committed session with its payment page, which is opened now unless an earlier call did that. Never call it under a lock,
 * because a gateway can take seconds. A crash before the page is saved is harmless, because a gateway returns the same page for the same
 * session.
 */
export async function withPaymentPage(
  deps: PageDeps,
  scope: Scope,
  gateway: PaymentGateway,
  session: PaymentSession,
  options: CallOptions = {},
): Promise<PaymentSession> {
  if (session.redirectUrl !== null || !isLiveSession(session.status)) return session;
  const page = await gateway
    .openPage(session, session.pageRequest ?? gateway.preparePage(session), options)
    .catch(async (error: unknown) => {
      if (isAppError(error, 'conflict')) await refuse(deps, scope, session, error);
      throw error;
    });
  return await savePaymentPage(deps.db, scope, session.id, page);
}
