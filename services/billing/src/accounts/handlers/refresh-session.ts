import { type Scope, inTransaction } from '@storefront/db';
import { unauthorized } from '@storefront/errors';
import type { Customer } from '../../customers/domain/customer.ts';
import { getCustomer } from '../../customers/store/customers.ts';
import { toProtoSession } from '../../customers/wire/to-proto-customer.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { checkRefreshToken, refreshTokenExpiry } from '../domain/refresh-token.ts';
import { insertRefreshToken, lockRefreshToken, useRefreshToken } from '../store/sessions.ts';
import { endFamily } from '../transactions/end-families.ts';
import type { StartedSession } from '../transactions/start-session.ts';

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

/** A session with its next refresh token and its customer. */
interface ContinuedSession extends StartedSession {
  readonly customer: Customer;
}

/**
 * Exchanges a refresh token for the next one of its family, or returns undefined if it is not valid. A token that was used before ends its
 * family. That change must be committed although the request is refused, so a refusal is a return value and not an error.
 */
function continueSession(
  { db, now, refreshTokens }: BillingDeps,
  scope: Scope,
  refreshToken: string,
): Promise<ContinuedSession | undefined> {
  return inTransaction(db, async (trx) => {
    const tokenHash = refreshTokens.hash(refreshToken);
    const token = await lockRefreshToken(trx, scope, tokenHash);
    if (token === undefined) return undefined;
    const at = now();
    const state = checkRefreshToken(token, at);
    if (state === 'reused') await endFamily(trx, scope, token.familyId, 'reuse');
    if (state !== 'valid') return undefined;
    const customer = await getCustomer(trx, scope, token.customerId);
    if (customer.status !== 'ACTIVE') return undefined;

    const expiresAt = refreshTokenExpiry(at);
    const next = refreshTokens.issue();
    await useRefreshToken(trx, scope, { tokenHash, familyId: token.familyId, now: at, familyExpiresAt: expiresAt });
    await insertRefreshToken(trx, scope, { familyId: token.familyId, tokenHash: next.tokenHash, expiresAt });
    return { familyId: token.familyId, refreshToken: next.token, customer };
  });
}
