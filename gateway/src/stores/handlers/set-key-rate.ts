import type { AdminHandler } from '../admin-deps.ts';
import { getKeyKind } from '../store/keys.ts';
import { changeKey } from '../transactions/change-key.ts';
import { asId } from '../wire/admin-arguments.ts';
import { asClientRate, asRate } from './issue-key.ts';

/** Changes the rate limit of a key and, if given, its limit per client address. It takes effect without a restart. */
export const setKeyRate: AdminHandler<'SetKeyRate'> =
  (deps) =>
  async ({ keyId, ratePerMinute, ratePerClient }, { operator }) => {
    const id = asId(keyId, 'key');
    const limits = {
      ratePerMinute: asRate('rate_per_minute', ratePerMinute),
      ratePerClient: asClientRate(await getKeyKind(deps.db, id), ratePerClient),
    };
    await changeKey(deps, id, limits, operator);
    return {};
  };
