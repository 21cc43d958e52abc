import { inTransaction, type Scope } from '@storefront/db';
import type { BillingDeps } from '../deps.ts';
import type { Customer } from '../domain/customer.ts';
import { judgeRefresh, refreshTokenExpiry } from '../domain/refresh-token.ts';
import { getCustomer } from '../store/customers.ts';
import { insertRefreshToken, lockRefreshToken, useRefreshToken } from '../store/sessions.ts';
import { endSession } from './end-sessions.ts';
import type { StartedSession } from './start-session.ts';

/** The session's next refresh token and its customer. */
export interface ContinuedSession extends StartedSession {
  readonly customer: Customer;
}

/**
 * Exchanges a refresh token for the next of its family, or answers undefined when it is good for nothing. A token that was used before ends
 * its family; that is written although the caller is refused, which is why a refusal is a value here and not an error.
 */
export function continueSession(
  { db, now, refreshTokens }: BillingDeps,
  scope: Scope,
  refreshToken: string,
): Promise<ContinuedSession | undefined> {
  return inTransaction(db, async (trx) => {
    const tokenHash = refreshTokens.hash(refreshToken);
    const known = await lockRefreshToken(trx, scope, tokenHash);
    if (known === undefined) return undefined;
    const verdict = judgeRefresh(known, now());
    if (verdict === 'reused') await endSession(trx, scope, known.familyId, 'reuse');
    if (verdict !== 'continues') return undefined;
    const customer = await getCustomer(trx, scope, known.customerId);
    if (customer.status !== 'ACTIVE') return undefined;

    const expiresAt = refreshTokenExpiry(now());
    const next = refreshTokens.issue();
    await useRefreshToken(trx, scope, { tokenHash, familyId: known.familyId, familyExpiresAt: expiresAt });
    await insertRefreshToken(trx, scope, { familyId: known.familyId, tokenHash: next.tokenHash, expiresAt });
    return { familyId: known.familyId, refreshToken: next.token, customer };
  });
}
