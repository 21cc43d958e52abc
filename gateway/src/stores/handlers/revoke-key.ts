import type { AdminHandler } from '../admin-deps.ts';
import { changeKey } from '../transactions/change-key.ts';
import { asId } from '../wire/admin-arguments.ts';

/** Revokes a key permanently. Every gateway rejects it within 5 s. */
export const revokeKey: AdminHandler<'RevokeKey'> =
  (deps) =>
  async ({ keyId }, { operator }) => {
    await changeKey(deps, asId(keyId, 'key'), { revokedAt: deps.now() }, operator);
    return {};
  };
