import { inTransaction } from '@storefront/db';
import type { BillingHandler } from '../../deps.ts';
import { lockRefreshToken } from '../store/sessions.ts';
import { endFamily } from '../transactions/end-families.ts';

/** Logs out: ends the family of the token, even if the token was used or has expired. An unknown token is not an error. */
export const endSession: BillingHandler<'EndSession'> =
  ({ db, refreshTokens, afterCommit }) =>
  async ({ refreshToken }, caller) => {
    await inTransaction(db, async (trx) => {
      const token = await lockRefreshToken(trx, caller, refreshTokens.hash(refreshToken));
      if (token !== undefined) await endFamily(trx, caller, token.familyId, 'logout');
    });
    afterCommit();
    return {};
  };
