import type { SetKeyRateRequest__Output } from '@storefront/proto/storefront/gateway/v1/SetKeyRateRequest';
import type { SetKeyRateResponse } from '@storefront/proto/storefront/gateway/v1/SetKeyRateResponse';
import type { Handler } from '@storefront/rpc';
import type { AdminDeps } from '../admin-deps.ts';
import { changeKey } from '../transactions/change-key.ts';
import { asId } from '../wire/admin-arguments.ts';
import { asRate } from './issue-key.ts';

/** Changes how many requests a minute a key may make, without a restart. */
export const setKeyRate =
  (deps: AdminDeps): Handler<SetKeyRateRequest__Output, SetKeyRateResponse> =>
  async ({ keyId, ratePerMinute }) => {
    await changeKey(deps, asId(keyId, 'key'), { ratePerMinute: asRate(ratePerMinute) });
    return {};
  };
