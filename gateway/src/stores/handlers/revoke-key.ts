import type { RevokeKeyRequest__Output } from '@storefront/proto/storefront/gateway/v1/RevokeKeyRequest';
import type { RevokeKeyResponse } from '@storefront/proto/storefront/gateway/v1/RevokeKeyResponse';
import type { Handler } from '@storefront/rpc';
import type { AdminDeps } from '../admin-deps.ts';
import { changeKey } from '../transactions/change-key.ts';
import { asId } from '../wire/admin-arguments.ts';

/** Revokes a key permanently. Every gateway rejects it within 5 s. */
export const revokeKey =
  (deps: AdminDeps): Handler<RevokeKeyRequest__Output, RevokeKeyResponse> =>
  async ({ keyId }) => {
    await changeKey(deps, asId(keyId, 'key'), { revokedAt: deps.now() });
    return {};
  };
