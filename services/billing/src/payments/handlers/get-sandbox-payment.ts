import type { GetSandboxPaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/GetSandboxPaymentRequest';
import type { GetSandboxPaymentResponse } from '@storefront/proto/storefront/billing/v1/GetSandboxPaymentResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { toProtoPaymentSession } from '../wire/to-proto-payment-session.ts';
import { sandboxSession } from './sandbox-session.ts';

/** Returns what the sandbox's payment page shows, and the URLs to which it redirects the shopper. */
export const getSandboxPayment =
  (deps: BillingDeps): Handler<GetSandboxPaymentRequest__Output, GetSandboxPaymentResponse> =>
  async ({ sessionId }) => {
    const { session, at } = await sandboxSession(deps, sessionId);
    return {
      paymentSession: toProtoPaymentSession(session),
      returnUrl: session.returnUrl ?? undefined,
      cancelUrl: session.cancelUrl ?? undefined,
      storeName: session.storeName ?? undefined,
      payableNumber: session.payableNumber ?? undefined,
      now: at.toISOString(),
    };
  };
