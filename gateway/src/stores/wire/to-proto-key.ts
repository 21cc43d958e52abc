import type { ApiKey } from '@storefront/proto/storefront/gateway/v1/ApiKey';
import type { ApiKeyRow } from '../store/keys.ts';

/** An API key as operators see it: never with its text. */
export const toProtoKey = (row: ApiKeyRow): ApiKey => ({
  keyId: row.key_id,
  tenantId: row.tenant_id,
  mode: row.mode,
  kind: row.kind,
  scopes: row.scopes,
  origins: row.origins,
  ratePerMinute: row.rate_per_minute,
  ratePerClient: row.rate_per_client ?? undefined,
  expiresAt: row.expires_at?.toISOString(),
  revokedAt: row.revoked_at?.toISOString(),
  createdAt: row.created_at.toISOString(),
  hint: row.hint,
});
