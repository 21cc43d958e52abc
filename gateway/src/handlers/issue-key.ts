import { inTransaction, type Mode } from '@storefront/db';
import { invalid } from '@storefront/errors';
import type { IssueKeyRequest__Output } from '@storefront/proto/storefront/gateway/v1/IssueKeyRequest';
import type { IssueKeyResponse } from '@storefront/proto/storefront/gateway/v1/IssueKeyResponse';
import type { Handler } from '@storefront/rpc';
import type { AdminDeps } from '../admin-deps.ts';
import { hashApiKey, hintOfKey, mintApiKey } from '../principals/api-keys.ts';
import type { KeyKind } from '../principals/key-principal.ts';
import { ALLOWED_SCOPES, DEFAULT_SCOPES } from '../principals/scopes.ts';
import { insertKey } from '../store/keys.ts';
import { getStore } from '../store/stores.ts';
import { asId, asKeyKind, asMode, asSubset, asTime } from '../wire/admin-arguments.ts';

/** Requests a minute where none are named. */
const SANDBOX_RATE = 300;
const LIVE_RATE: Record<KeyKind, number> = { PUBLISHABLE: 600, SECRET: 1200 };
export const RATE_MAX = 10_000_000;

/** Issues a key. Its text is in this answer and nowhere else, ever. */
export const issueKey =
  ({ db, keyPepper, newId }: AdminDeps): Handler<IssueKeyRequest__Output, IssueKeyResponse> =>
  async (request) => {
    const scope = { tenantId: asId(request.tenantId, 'store'), mode: asMode(request.mode) };
    const kind = asKeyKind(request.kind);
    const key = mintApiKey(scope.mode, kind);
    const row = {
      keyId: newId(),
      kind,
      keyHash: hashApiKey(key, keyPepper),
      hint: hintOfKey(key),
      scopes: request.scopes.length === 0 ? DEFAULT_SCOPES[kind] : asSubset('scopes', request.scopes, ALLOWED_SCOPES[kind]),
      origins: request.origins.map(asOrigin),
      ratePerMinute: asRate(request.ratePerMinute ?? defaultRate(scope.mode, kind)),
      expiresAt: request.expiresAt === undefined ? null : asTime('expires_at', request.expiresAt),
    };
    await getStore(db, scope);
    await inTransaction(db, (trx) => insertKey(trx, scope, row));
    return { keyId: row.keyId, key };
  };

const defaultRate = (mode: Mode, kind: KeyKind): number => (mode === 'sandbox' ? SANDBOX_RATE : LIVE_RATE[kind]);

export function asRate(rate: number): number {
  if (rate < 1 || rate > RATE_MAX) throw invalid('rate_per_minute', `must be 1 to ${RATE_MAX}`);
  return rate;
}

/** An origin as browsers send it: scheme, host and port, nothing after. `null` is none. */
function asOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw invalid('origins', `"${text}" is no origin such as https://shop.example`);
}
