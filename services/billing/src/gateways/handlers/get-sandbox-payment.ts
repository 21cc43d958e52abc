import type { BillingHandler } from '../../deps.ts';
import { toProtoPaymentSession } from '../wire/to-proto-payment-session.ts';
import { sandboxSession } from './sandbox-session.ts';

/** Returns what the sandbox's payment page shows, and the URLs to which it redirects the shopper. */
export const getSandboxPayment: BillingHandler<'GetSandboxPayment'> =
  (deps) =>
  async ({ sessionId }) => {
    const { session, at } = await sandboxSession(deps, sessionId);
    return {
      paymentSession: toProtoPaymentSession(session),
      returnUrl: session.returnUrl ?? undefined,
      cancelUrl: session.cancelUrl ?? undefined,
      storeName: session.storeName,
      payableNumber: session.payableNumber,
      now: at.toISOString(),
    };
  };
