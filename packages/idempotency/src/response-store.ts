import { type CustomerScope, purgeRows } from '@storefront/db';
import type { Idempotency } from '@storefront/rpc';
import { type Kysely, sql, type Transaction } from 'kysely';
import { keyInUse, type StoredResponse } from './stored-response.ts';

/** A key with its scope: one customer, or one token of an operator, of one store in one mode, and one route. */
export interface ScopedKey extends CustomerScope, Idempotency {}

/** The stored response of a key, and whether its claim is abandoned. */
export interface ClaimedResponse extends StoredResponse {
  /** Whether the claim is too old for its request to be still in progress. */
  readonly isAbandoned: boolean;
}

/**
 * How long a request that calls other services after its commit has to store its response; usually it takes milliseconds. If the request is only slow,
 * nothing is lost: both requests return the response that is stored first.
 */
export const RESPONSE_WAIT_SECONDS = 2;

const named = ({ tenantId, mode, customerId, route, key }: ScopedKey) =>
  sql<boolean>`tenant_id = ${tenantId} and mode = ${mode} and customer_id = ${customerId} and route = ${route} and key = ${key}`;

/** Finds the stored response of a key. Returns undefined if the key is unknown or older than 24 hours. */
export async function findStoredResponse<Database>(db: Kysely<Database>, key: ScopedKey): Promise<ClaimedResponse | undefined> {
  const { rows } = await sql<ClaimedResponse>`
    select fingerprint, response, claimed_at < clock_timestamp() - make_interval(secs => ${RESPONSE_WAIT_SECONDS}) as "isAbandoned"
    from idempotent_response where ${named(key)} and expires_at > clock_timestamp()
  `.execute(db);
  return rows[0];
}

/**
 * Claims the key in the transaction of the effect, so that either both or neither are committed. Concurrent claims wait here for the first one's
 * commit, then fail because the key is in use, and roll back their own effect.
 */
export async function claimKey<Database>(trx: Transaction<Database>, key: ScopedKey, response: string | null): Promise<void> {
  const { tenantId, mode, customerId, route, fingerprint } = key;
  const { rows } = await sql`
    insert into idempotent_response as earlier (tenant_id, mode, customer_id, route, key, fingerprint, response)
    values (${tenantId}, ${mode}, ${customerId}, ${route}, ${key.key}, ${fingerprint}, ${response})
    on conflict (tenant_id, mode, customer_id, route, key) do update set
      fingerprint = excluded.fingerprint, response = excluded.response, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
    where earlier.expires_at <= excluded.claimed_at
    returning true
  `.execute(trx);
  if (rows.length === 0) throw keyInUse();
}

/** Stores the response of a claim that has none yet. Only the first response is stored; returns false for any later one. */
export async function storeResponse<Database>(db: Kysely<Database>, key: ScopedKey, response: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update idempotent_response set response = ${response} where ${named(key)} and response is null
  `.execute(db);
  return numAffectedRows > 0n;
}

/** Purges keys after their 24 hours. Returns how many; `refuse` receives those that cannot be deleted. */
export const purgeExpiredResponses = <Database>(db: Kysely<Database>, refuse: (id: string, error: unknown) => void): Promise<number> =>
  purgeRows(
    db,
    {
      table: 'idempotent_response',
      key: ['tenant_id', 'mode', 'customer_id', 'route', 'key'],
      due: sql`expires_at <= statement_timestamp()`,
    },
    refuse,
  );
