import type { CustomerScope } from '@storefront/db';
import type { Trx } from '../../store/schema.ts';
import type { PaymentGateway } from '../adapters/payment-gateway.ts';
import { nextCheckAt } from '../domain/next-check.ts';
import { type PaymentSession, type PaymentSessionTerms, newPaymentSession } from '../domain/payment-session.ts';
import { insertPaymentSession } from '../store/payment-sessions.ts';
import { assignSandboxPayment } from '../store/sandbox-payments.ts';

/** Inserts a session that can be paid. In a sandbox, it takes the next payment that was queued ahead of time. */
export async function insertLiveSession(trx: Trx, scope: CustomerScope, session: PaymentSession, openedBy?: string): Promise<void> {
  await insertPaymentSession(trx, scope, session, openedBy);
  if (scope.mode === 'sandbox') await assignSandboxPayment(trx, scope, session);
}

/**
 * Returns a new session with the request that opens its page. The request is stored with the session, so that it can be repeated exactly.
 * Throws `conflict` if the gateway cannot charge the amount.
 */
export function prepareSession(
  gateway: PaymentGateway,
  terms: Omit<PaymentSessionTerms, 'provider'>,
  { id, now }: { id: string; now: Date },
): PaymentSession {
  const session = newPaymentSession({ ...terms, provider: gateway.provider }, { id, now });
  return { ...session, pageRequest: gateway.preparePage(session), checkAt: nextCheckAt(session, gateway.pollEveryMs, now) };
}
