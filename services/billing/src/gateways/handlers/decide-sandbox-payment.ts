import { conflict, invalid } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { sandboxSession } from './sandbox-session.ts';

/**
 * Returns the signed notification of the shopper's choice on the sandbox page. It changes nothing until the notification is received. A page
 * whose session is over offers no choice.
 */
export const decideSandboxPayment: BillingHandler<'DecideSandboxPayment'> =
  (deps) =>
  async ({ sessionId, choice }) => {
    if (choice === 'CHOICE_UNSPECIFIED') throw invalid('outcome', 'must be pay, decline, or cancel');
    const found = await sandboxSession(deps, sessionId);
    if (found.session.status !== 'PENDING') throw conflict('payment_session_closed', 'This payment can no longer be made or canceled.');
    const { body, signature } = deps.sandbox.notificationOf(found, choice, deps.now());
    return { notification: body, signature };
  };
