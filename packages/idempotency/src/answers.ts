import type { CustomerScope } from '@storefront/db';
import type { Idempotency } from '@storefront/rpc';
import { type Kysely, sql, type Transaction } from 'kysely';
import { keyInUse, type StoredAnswer } from './stored-response.ts';

/** A key in its scope: one customer of one store in one mode, one route. */
export interface ScopedKey extends CustomerScope, Idempotency {}

export interface Answer extends StoredAnswer {
  /** Whether the claim is so old that nobody can be working on its answer any more. */
  readonly isAbandoned: boolean;
}

/** Longer than the deadline of any call that answers later than it commits. */
const ANSWERED_WITHIN_SECONDS = 10;

const named = ({ tenantId, mode, customerId, route, key }: ScopedKey) =>
  sql<boolean>`tenant_id = ${tenantId} and mode = ${mode} and customer_id = ${customerId} and route = ${route} and key = ${key}`;

/** What the key holds, unless it is unknown or older than 24 hours. */
export async function findAnswer<Database>(db: Kysely<Database>, key: ScopedKey): Promise<Answer | undefined> {
  const { rows } = await sql<Answer>`
    select fingerprint, response, claimed_at < clock_timestamp() - make_interval(secs => ${ANSWERED_WITHIN_SECONDS}) as "isAbandoned"
    from idempotent_answer where ${named(key)} and expires_at > clock_timestamp()
  `.execute(db);
  return rows[0];
}

/**
 * Takes the key in the transaction of the effect: both are there, or neither is. Of several at once all but one wait here for that one's
 * commit, are told that the key is in use, and take their own effect back.
 */
export async function claimKey<Database>(trx: Transaction<Database>, key: ScopedKey, response: string | null): Promise<void> {
  const { tenantId, mode, customerId, route, fingerprint } = key;
  const { rows } = await sql`
    insert into idempotent_answer as held (tenant_id, mode, customer_id, route, key, fingerprint, response)
    values (${tenantId}, ${mode}, ${customerId}, ${route}, ${key.key}, ${fingerprint}, ${response})
    on conflict (tenant_id, mode, customer_id, route, key) do update set
      fingerprint = excluded.fingerprint, response = excluded.response, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
    where held.expires_at <= clock_timestamp()
    returning true
  `.execute(trx);
  if (rows.length === 0) throw keyInUse();
}

/** Keeps the answer of an effect that has none yet. Of two answers the first is kept; false tells the second. */
export async function keepAnswer<Database>(db: Kysely<Database>, key: ScopedKey, response: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update idempotent_answer set response = ${response} where ${named(key)} and response is null
  `.execute(db);
  return numAffectedRows > 0n;
}

/** Forgets keys after their 24 hours, at most `limit`, so that no lock lasts. Answers how many. */
export async function deleteExpiredAnswers<Database>(db: Kysely<Database>, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotent_answer where (tenant_id, mode, customer_id, route, key) in (
      select tenant_id, mode, customer_id, route, key from idempotent_answer
      where expires_at <= clock_timestamp() limit ${limit} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows);
}
