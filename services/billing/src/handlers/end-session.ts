import { inTransaction } from '@storefront/db';
import type { EndSessionRequest__Output } from '@storefront/proto/storefront/billing/v1/EndSessionRequest';
import type { EndSessionResponse } from '@storefront/proto/storefront/billing/v1/EndSessionResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { lockRefreshToken } from '../store/sessions.ts';
import { endSession as endFamily } from '../transactions/end-sessions.ts';

/** Logs out: ends the family of any of its tokens, used ones too. A token that nobody knows has nothing to end, which is no error. */
export const endSession =
  ({ db, refreshTokens, afterCommit }: BillingDeps): Handler<EndSessionRequest__Output, EndSessionResponse> =>
  async ({ refreshToken }, caller) => {
    await inTransaction(db, async (trx) => {
      const known = await lockRefreshToken(trx, caller, refreshTokens.hash(refreshToken));
      if (known !== undefined) await endFamily(trx, caller, known.familyId, 'logout');
    });
    afterCommit();
    return {};
  };
