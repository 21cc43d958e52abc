import type { ApiKey } from '@storefront/proto/storefront/gateway/v1/ApiKey';
import type { ListKeysRequest__Output } from '@storefront/proto/storefront/gateway/v1/ListKeysRequest';
import type { ListKeysResponse } from '@storefront/proto/storefront/gateway/v1/ListKeysResponse';
import type { Handler } from '@storefront/rpc';
import type { AdminDeps } from '../admin-deps.ts';
import { type ApiKeyRow, listKeys as readKeys } from '../store/keys.ts';
import { asId } from '../wire/admin-arguments.ts';

/** A store's keys, revoked ones included, without their texts. */
export const listKeys =
  ({ db }: AdminDeps): Handler<ListKeysRequest__Output, ListKeysResponse> =>
  async ({ tenantId }) => ({ keys: (await readKeys(db, asId(tenantId, 'store'))).map(toProtoKey) });

const toProtoKey = (row: ApiKeyRow): ApiKey => ({
  keyId: row.key_id,
  tenantId: row.tenant_id,
  mode: row.mode,
  kind: row.kind,
  scopes: row.scopes,
  origins: row.origins,
  ratePerMinute: row.rate_per_minute,
  expiresAt: row.expires_at?.toISOString(),
  revokedAt: row.revoked_at?.toISOString(),
  createdAt: row.created_at.toISOString(),
  hint: row.hint,
});
