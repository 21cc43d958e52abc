import { unauthorized } from '@storefront/errors';
import type { RefreshSessionRequest__Output } from '@storefront/proto/storefront/billing/v1/RefreshSessionRequest';
import type { RefreshSessionResponse } from '@storefront/proto/storefront/billing/v1/RefreshSessionResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { paymentsOf } from '../gateways/payments-of.ts';
import { continueSession } from '../transactions/continue-session.ts';
import { toProtoSession } from '../wire/customers.ts';

/** Exchanges a refresh token for the next one; one answer for every token that is good for nothing. */
export const refreshSession =
  (deps: BillingDeps): Handler<RefreshSessionRequest__Output, RefreshSessionResponse> =>
  async ({ refreshToken }, caller) => {
    const session = await continueSession(deps, caller, refreshToken);
    // A reused token has just ended its family: the gateways hear of it now.
    deps.afterCommit();
    if (session === undefined) throw unauthorized('The refresh token is not valid.', 'invalid_refresh_token');
    return { session: toProtoSession(session, session.customer, paymentsOf(deps.gateways, caller)) };
  };
