import type { Scope } from '@storefront/db';
import type { Kysely } from 'kysely';
import { isLiveSession, type PaymentSession } from '../domain/payment-session.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { saveProviderPage } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';

/**
 * The committed session with its payment page, which is opened now where no earlier call came so far. Never under a lock: a gateway may take
 * seconds. A crash before the page is kept is harmless, since a gateway that is asked again for a session answers the same page.
 */
export async function withPage(
  db: Kysely<Database>,
  scope: Scope,
  gateway: PaymentGateway,
  session: PaymentSession,
): Promise<PaymentSession> {
  if (session.redirectUrl !== null || !isLiveSession(session.status)) return session;
  return await saveProviderPage(db, scope, session.id, await gateway.openPage(session));
}
