import { isEmail, normalEmail } from '@storefront/contract';
import { findAccount } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { ACCOUNT_TOKEN_BYTES, accountTokenExpiry } from '../domain/account-token.ts';
import { resetSubjects } from '../domain/login-limit.ts';
import { saveAccountToken } from '../store/account-tokens.ts';
import { countAttempt } from '../transactions/limit-logins.ts';

/**
 * Issues a token for a new password to the store, which sends it by email. For an email that no active customer has, the response is empty, after the same work: a token
 * is saved that is never sent.
 */
export const createPasswordReset: BillingHandler<'CreatePasswordReset'> =
  ({ db, now, newId, refreshTokens }) =>
  async ({ email: typed, shopperAddress }, caller) => {
    // Other text belongs to no customer, so it is neither counted nor looked up.
    const email = isEmail(typed) ? normalEmail(typed) : undefined;
    await countAttempt(db, caller, resetSubjects({ email, shopperAddress }));
    if (email === undefined) return {};

    const account = await findAccount(db, caller, typed);
    const customerId = account?.status === 'ACTIVE' ? account.id : null;
    const { token, tokenHash } = refreshTokens.issue(ACCOUNT_TOKEN_BYTES);
    const expiresAt = accountTokenExpiry('reset', now());
    const holderId = customerId ?? newId();
    await saveAccountToken(db, caller, { purpose: 'reset', holderId, customerId, tokenHash, email, expiresAt });
    return customerId === null ? {} : { resetToken: token, expiresAt: expiresAt.toISOString(), customerId };
  };
