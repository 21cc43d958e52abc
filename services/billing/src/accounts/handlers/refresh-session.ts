import { unauthorized } from '@storefront/errors';
import { toProtoSession } from '../../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { continueSession } from '../transactions/continue-session.ts';

/** Exchanges a refresh token for the next one. Every token that cannot be exchanged returns the same error. */
export const refreshSession: BillingHandler<'RefreshSession'> =
  (deps) =>
  async ({ refreshToken }, caller) => {
    const session = await continueSession(deps, caller, refreshToken);
    // A reused token has ended its family, which is published as an event.
    deps.afterCommit();
    if (session === undefined) throw unauthorized('A valid refresh token is required.', 'invalid_refresh_token');
    return { session: toProtoSession(session, session.customer, await paymentsOf(deps.gateways, caller)) };
  };
