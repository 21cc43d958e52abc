import { noteObject } from '@storefront/access/audit';
import { inTransaction, type Mode } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { hashApiKey, hintOfKey, mintApiKey } from '../../access/principals/api-keys.ts';
import type { KeyKind } from '../../access/principals/key-principal.ts';
import { ALLOWED_SCOPES, DEFAULT_SCOPES } from '../../access/principals/scopes.ts';
import type { AdminHandler } from '../admin-deps.ts';
import { insertKey } from '../store/keys.ts';
import { getStore } from '../store/stores.ts';
import { asId, asKeyKind, asMode, asSubset } from '../wire/admin-arguments.ts';
import { asExpiry, asOrigins } from '../wire/key-arguments.ts';
import { toProtoKey } from '../wire/to-proto-key.ts';

/** The default rate limits, in requests per minute. All visitors of a store share its publishable key. */
export const SANDBOX_RATE = 300;
export const LIVE_RATE: Record<KeyKind, number> = { PUBLISHABLE: 60_000, SECRET: 1200 };
/** The default limit of one client address of a live publishable key: ten requests per second for everyone behind one address. */
export const LIVE_CLIENT_RATE = 600;
/** The highest rate limit of a key, in requests per minute. */
export const RATE_MAX = 10_000_000;

/** Issues an API key. Its text is returned only here and is never stored. */
export const issueKey: AdminHandler<'IssueKey'> =
  ({ db, keyPepper, newId, now }) =>
  async (request) => {
    const scope = { tenantId: asId(request.tenantId, 'store'), mode: asMode(request.mode) };
    const kind = asKeyKind(request.kind);
    const { time_zone } = await getStore(db, scope);
    const key = mintApiKey(scope.mode, kind, keyPepper);
    const row = {
      keyId: newId(),
      kind,
      keyHash: hashApiKey(key, keyPepper),
      hint: hintOfKey(key),
      scopes: request.scopes.length === 0 ? DEFAULT_SCOPES[kind] : asSubset('scopes', request.scopes, ALLOWED_SCOPES[kind]),
      origins: asOrigins(kind, request.origins),
      ratePerMinute: asRate('rate_per_minute', request.ratePerMinute ?? defaultRate(scope.mode, kind)),
      ratePerClient: asClientRate(kind, request.ratePerClient) ?? defaultClientRate(scope.mode, kind),
      expiresAt: request.expiresAt === undefined ? null : asExpiry(request.expiresAt, now(), time_zone),
    };
    noteObject(row.keyId);
    const issued = await inTransaction(db, (trx) => insertKey(trx, scope, row));
    return { keyId: row.keyId, key, issued: toProtoKey(issued) };
  };

const defaultRate = (mode: Mode, kind: KeyKind): number => (mode === 'sandbox' ? SANDBOX_RATE : LIVE_RATE[kind]);

/** In sandbox mode the limit of the key is lower than this limit would be, so clients have none. */
const defaultClientRate = (mode: Mode, kind: KeyKind): number | null =>
  mode === 'live' && kind === 'PUBLISHABLE' ? LIVE_CLIENT_RATE : null;

/** Validates a rate limit. */
export function asRate(field: string, rate: number): number {
  if (rate < 1 || rate > RATE_MAX) throw invalid(field, `must be from 1 to ${RATE_MAX}`);
  return rate;
}

/** Validates the limit per client address, if one is given. The client of a secret key is the store's own server, so it has no such limit. */
export function asClientRate(kind: KeyKind, rate: number | undefined): number | undefined {
  if (rate === undefined) return undefined;
  if (kind === 'SECRET') throw invalid('rate_per_client', 'applies to publishable keys only');
  return asRate('rate_per_client', rate);
}
