import { isEmail, normalEmail } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import { getCredentials, lockCustomer } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { ACCOUNT_TOKEN_BYTES, accountTokenExpiry } from '../domain/account-token.ts';
import { saveAccountToken } from '../store/account-tokens.ts';
import { countAttempt } from '../transactions/limit-logins.ts';

/** Issues a token by which the caller proves to read an email, the present one or a new one. A taken one is refused only once that is proved, so this reveals no account. */
export const createEmailVerification: BillingHandler<'CreateEmailVerification'> =
  ({ db, now, refreshTokens }) =>
  async ({ email: given }, caller) => {
    if (given !== undefined && !isEmail(given)) throw invalid('email', 'must be an email address', { code: 'invalid_email' });
    const scope = customerScope(caller);
    const email = given === undefined ? (await getCredentials(db, scope)).email : normalEmail(given);
    await countAttempt(db, caller, [{ kind: 'verification', value: normalEmail(email) }]);

    const { token, tokenHash } = refreshTokens.issue(ACCOUNT_TOKEN_BYTES);
    const expiresAt = accountTokenExpiry('verification', now());
    const { customerId } = scope;
    await inTransaction(db, async (trx) => {
      await lockCustomer(trx, caller, customerId);
      await saveAccountToken(trx, caller, { purpose: 'verification', holderId: customerId, customerId, tokenHash, email, expiresAt });
    });
    return { verificationToken: token, expiresAt: expiresAt.toISOString(), email };
  };
