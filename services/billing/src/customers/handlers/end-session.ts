import { inTransaction } from '@storefront/db';
import type { EndSessionRequest__Output } from '@storefront/proto/storefront/billing/v1/EndSessionRequest';
import type { EndSessionResponse } from '@storefront/proto/storefront/billing/v1/EndSessionResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { lockRefreshToken } from '../store/sessions.ts';
import { endFamily } from '../transactions/end-families.ts';

/** Logs out: ends the family of the token, even if the token was used or has expired. An unknown token is not an error. */
export const endSession =
  ({ db, refreshTokens, afterCommit }: BillingDeps): Handler<EndSessionRequest__Output, EndSessionResponse> =>
  async ({ refreshToken }, caller) => {
    await inTransaction(db, async (trx) => {
      const token = await lockRefreshToken(trx, caller, refreshTokens.hash(refreshToken));
      if (token !== undefined) await endFamily(trx, caller, token.familyId, 'logout');
    });
    afterCommit();
    return {};
  };
