import { invalid } from '@storefront/errors';
import type { DecideSandboxPaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/DecideSandboxPaymentRequest';
import type { DecideSandboxPaymentResponse } from '@storefront/proto/storefront/billing/v1/DecideSandboxPaymentResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { sandboxSession } from './sandbox-session.ts';

/** The shopper's choice on the sandbox's page, as the signed notification of it. Writes nothing: only a notification that is received does. */
export const decideSandboxPayment =
  (deps: BillingDeps): Handler<DecideSandboxPaymentRequest__Output, DecideSandboxPaymentResponse> =>
  async ({ sessionId, choice }) => {
    if (choice === 'CHOICE_UNSPECIFIED') throw invalid('outcome', 'must be pay, decline or cancel');
    const { body, signature } = deps.sandbox.notificationOf(await sandboxSession(deps, sessionId), choice, deps.now());
    return { notification: body, signature };
  };
