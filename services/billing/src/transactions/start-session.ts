import type { CustomerScope } from '@storefront/db';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import { checkActive } from '../domain/customer.ts';
import { refreshTokenExpiry } from '../domain/refresh-token.ts';
import { shareCustomerStatus } from '../store/customers.ts';
import type { Database } from '../store/schema.ts';
import { insertFamily, insertRefreshToken } from '../store/sessions.ts';

/** What a shopper gets: the family for the access token, and the one copy of the refresh token. */
export interface StartedSession {
  readonly familyId: string;
  readonly refreshToken: string;
}

/**
 * Begins a family with its first refresh token; refuses (403) a customer who is not active. The status is held while the family is written:
 * a suspension at the same moment comes before, and refuses, or after, and ends the family.
 */
export async function startSession(
  trx: Transaction<Database>,
  scope: CustomerScope,
  { newId, now, refreshTokens }: Pick<BillingDeps, 'newId' | 'now' | 'refreshTokens'>,
): Promise<StartedSession> {
  checkActive({ status: await shareCustomerStatus(trx, scope) });
  const familyId = newId();
  const expiresAt = refreshTokenExpiry(now());
  const { token, tokenHash } = refreshTokens.issue();
  await insertFamily(trx, scope, { id: familyId, expiresAt });
  await insertRefreshToken(trx, scope, { familyId, tokenHash, expiresAt });
  return { familyId, refreshToken: token };
}
