import type { GetSandboxPaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/GetSandboxPaymentRequest';
import type { GetSandboxPaymentResponse } from '@storefront/proto/storefront/billing/v1/GetSandboxPaymentResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { toProtoPaymentSession } from '../wire/payment-sessions.ts';
import { sandboxSession } from './sandbox-session.ts';

/** What the sandbox's payment page shows, and where it sends its shopper. */
export const getSandboxPayment =
  (deps: BillingDeps): Handler<GetSandboxPaymentRequest__Output, GetSandboxPaymentResponse> =>
  async ({ sessionId }) => {
    const session = await sandboxSession(deps, sessionId);
    return {
      paymentSession: toProtoPaymentSession(session),
      returnUrl: session.returnUrl ?? undefined,
      cancelUrl: session.cancelUrl ?? undefined,
    };
  };
