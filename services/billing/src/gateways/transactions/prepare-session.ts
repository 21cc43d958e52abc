import type { PaymentGateway } from '../adapters/payment-gateway.ts';
import { nextCheckAt } from '../domain/next-check.ts';
import { newPaymentSession, type PaymentSession, type PaymentSessionTerms } from '../domain/payment-session.ts';

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
