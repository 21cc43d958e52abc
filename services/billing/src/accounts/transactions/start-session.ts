import type { CustomerScope } from '@storefront/db';
import { checkActive } from '../../customers/domain/customer.ts';
import { invalidCredentials } from '../../customers/domain/identity.ts';
import { lockLogin } from '../../customers/store/customers.ts';
import type { BillingDeps } from '../../deps.ts';
import type { Trx } from '../../store/schema.ts';
import { refreshTokenExpiry } from '../domain/refresh-token.ts';
import { insertFamily, insertRefreshToken } from '../store/sessions.ts';
import { endFamiliesOf } from './end-families.ts';

/** More than anyone has devices. Each takes rows until its refresh token has expired, and is in the event that ends all of them. */
export const SESSIONS_MAX = 100;

/** A new session: the family for the access token, and the only copy of the refresh token. */
export interface StartedSession {
  readonly familyId: string;
  readonly refreshToken: string;
}

/**
 * Begins a family with its first refresh token; refuses (403) a customer who is not active. The customer's row is locked while the family is written: a
 * concurrent suspension or password change either precedes this and refuses the session, or follows and ends it. `passwordHash` is the hash that the login
 * matched; if it is no longer the customer's, the login is refused like a wrong password. Of too many sessions, the one that was last used first ends.
 */
export async function startSession(
  trx: Trx,
  scope: CustomerScope,
  { newId, now, refreshTokens }: Pick<BillingDeps, 'newId' | 'now' | 'refreshTokens'>,
  passwordHash?: string | null,
): Promise<StartedSession> {
  const login = await lockLogin(trx, scope);
  if (passwordHash !== undefined && login.passwordHash !== passwordHash) throw invalidCredentials();
  checkActive(login);
  const familyId = newId();
  const startedAt = now();
  const expiresAt = refreshTokenExpiry(startedAt);
  const { token, tokenHash } = refreshTokens.issue();
  await endFamiliesOf(trx, scope, 'limit', { newest: SESSIONS_MAX - 1 });
  await insertFamily(trx, scope, { id: familyId, startedAt, expiresAt });
  await insertRefreshToken(trx, scope, { familyId, tokenHash, expiresAt });
  return { familyId, refreshToken: token };
}
