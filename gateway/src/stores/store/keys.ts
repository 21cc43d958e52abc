import { readStoreSettings } from '@storefront/contract';
import type { Mode, Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { StoredKey } from '../../access/principals/key-cache.ts';
import type { KeyKind, KeyPrincipal } from '../../access/principals/key-principal.ts';
import { toMessage } from '../../http/input/to-message.ts';
import { gctRateAt } from '../domain/dated-rates.ts';
import type { GatewayDatabase } from './schema.ts';
import { clockOffsetOf, storeTimeOf } from './stores.ts';

/** A stored key without its hash. */
export type ApiKeyRow = Omit<Selectable<GatewayDatabase['api_key']>, 'key_hash'>;

/** A key to be stored. */
export interface NewApiKey {
  keyId: string;
  kind: KeyKind;
  keyHash: Buffer;
  hint: string;
  scopes: readonly string[];
  origins: readonly string[];
  ratePerMinute: number;
  ratePerClient: number | null;
  expiresAt: Date | null;
}

/** A change to a key. An undefined limit stays unchanged. */
export type KeyChange =
  | { readonly revokedAt: Date }
  | { readonly ratePerMinute: number | undefined; readonly ratePerClient: number | undefined };

/** A key, and the store and mode that it must belong to; any if undefined. */
export interface KeyOwner {
  readonly keyId: string;
  readonly tenantId: string | undefined;
  readonly mode: Mode | undefined;
}

const KEY_COLUMNS = [
  'tenant_id',
  'mode',
  'key_id',
  'kind',
  'hint',
  'scopes',
  'origins',
  'rate_per_minute',
  'rate_per_client',
  'expires_at',
  'revoked_at',
  'created_at',
] as const;

/** Whether requests of the key `k` can have faults. Live keys have none, so nothing is looked up for them. */
const hasFaults = sql<boolean>`k.mode = 'sandbox' and exists (
  select from sandbox_fault f where f.tenant_id = k.tenant_id and f.mode = k.mode and f.remaining > 0 and f.expires_at > statement_timestamp())`;

/** The columns of a key and its store that make up a principal. */
type PrincipalRow = NonNullable<Awaited<ReturnType<ReturnType<typeof activeKeys>['executeTakeFirst']>>>;

/** Selects the keys that are neither revoked nor expired. Deliberately unscoped, because the key determines the scope. */
const activeKeys = (db: Kysely<GatewayDatabase>) =>
  db
    .selectFrom('api_key as k')
    .innerJoin('store_settings as s', (join) => join.onRef('s.tenant_id', '=', 'k.tenant_id').onRef('s.mode', '=', 'k.mode'))
    .select([
      'k.key_id',
      'k.tenant_id',
      'k.mode',
      'k.kind',
      'k.scopes',
      'k.origins',
      'k.rate_per_minute',
      'k.rate_per_client',
      'k.expires_at',
    ])
    .select(['s.name', 's.currency', 's.gct_rate', 's.online_payments', 's.couriers', 's.payment_rails', 's.signup'])
    .select(['s.tax_rounding', 's.shipping_tax', 's.contract_price', 's.require_verified_email', 's.time_zone', 's.dated_gct_rates'])
    .select([clockOffsetOf('k').as('clock_offset_ms'), hasFaults.as('has_faults')])
    .where('k.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', eb.fn<Date>('now'))]));

/** Finds an active key by its hash. Revoked and expired keys are not found. `now` is the real time, which selects the tax rate. */
export async function findActiveKey(db: Kysely<GatewayDatabase>, keyHash: Buffer, now: Date): Promise<KeyPrincipal | undefined> {
  const row = await activeKeys(db).where('k.key_hash', '=', keyHash).executeTakeFirst();
  return row && toPrincipal(row, now);
}

/** Lists the newest active keys of all stores, at most `limit`. */
export async function listActiveKeys(db: Kysely<GatewayDatabase>, limit: number, now: Date): Promise<StoredKey[]> {
  const rows = await activeKeys(db).select('k.key_hash').orderBy('k.created_at', 'desc').limit(limit).execute();
  return rows.map((row) => ({ hash: row.key_hash, principal: toPrincipal(row, now) }));
}

const toPrincipal = (row: PrincipalRow, now: Date): KeyPrincipal => ({
  keyId: row.key_id,
  tenantId: row.tenant_id,
  mode: row.mode,
  kind: row.kind,
  scopes: row.scopes,
  origins: row.origins,
  ratePerMinute: row.rate_per_minute,
  ratePerClient: row.rate_per_client,
  expiresAt: row.expires_at?.getTime() ?? null,
  store: readStoreSettings({ ...toMessage(row), ...gctRateAt(row, storeTimeOf(row, now)) }),
  ...(row.mode === 'live' ? {} : { sandbox: { clockOffsetMs: Number(row.clock_offset_ms), hasFaults: row.has_faults } }),
});

/** Whether any active publishable key of any store allows the origin. A preflight carries no key, so this is all that can be checked. */
export async function isOriginAllowed(db: Kysely<GatewayDatabase>, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('api_key')
    .select('key_id')
    .where('kind', '=', 'PUBLISHABLE')
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', eb.fn<Date>('now'))]))
    .where(sql<boolean>`origins @> array[${origin}]::text[]`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a new key and returns it. */
export function insertKey(trx: Transaction<GatewayDatabase>, { tenantId, mode }: Scope, key: NewApiKey): Promise<ApiKeyRow> {
  return trx
    .insertInto('api_key')
    .values({
      tenant_id: tenantId,
      mode,
      key_id: key.keyId,
      kind: key.kind,
      key_hash: key.keyHash,
      hint: key.hint,
      scopes: [...key.scopes],
      origins: [...key.origins],
      rate_per_minute: key.ratePerMinute,
      rate_per_client: key.ratePerClient,
      expires_at: key.expiresAt,
      revoked_at: null,
    })
    .returning(KEY_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Lists the keys of a store, newest first. A store has few keys, so the list is not paginated. */
export const listKeys = (
  db: Kysely<GatewayDatabase>,
  { tenantId, mode }: { readonly tenantId: string; readonly mode: Mode | undefined },
): Promise<ApiKeyRow[]> =>
  db
    .selectFrom('api_key')
    .select(KEY_COLUMNS)
    .where('tenant_id', '=', tenantId)
    .$if(mode !== undefined, (keys) => keys.where('mode', '=', mode ?? 'live'))
    .orderBy('created_at', 'desc')
    .execute();

/** Returns the kind of a key, or throws `not_found`. */
export async function getKeyKind(db: Kysely<GatewayDatabase>, owner: KeyOwner): Promise<KeyKind> {
  const row = await db.selectFrom('api_key').select('kind').where(isOwned(owner)).executeTakeFirst();
  if (!row) throw notFound('key');
  return row.kind;
}

/** Changes a key and returns it. Revoking a revoked key keeps the original time. */
export async function updateKey(trx: Transaction<GatewayDatabase>, owner: KeyOwner, change: KeyChange): Promise<ApiKeyRow> {
  const row = await trx
    .updateTable('api_key')
    .set((eb) =>
      'revokedAt' in change
        ? { revoked_at: eb.fn.coalesce('revoked_at', eb.val(change.revokedAt)) }
        : {
            ...(change.ratePerMinute === undefined ? {} : { rate_per_minute: change.ratePerMinute }),
            ...(change.ratePerClient === undefined ? {} : { rate_per_client: change.ratePerClient }),
          },
    )
    .where(isOwned(owner))
    .returning(KEY_COLUMNS)
    .executeTakeFirst();
  if (!row) throw notFound('key');
  return row;
}

const isOwned = ({ keyId, tenantId, mode }: KeyOwner) => sql<boolean>`
  key_id = ${keyId} and (${tenantId ?? null}::uuid is null or tenant_id = ${tenantId ?? null}) and (${mode ?? null}::text is null or mode = ${mode ?? null})`;
