import type { Scope } from '@storefront/db';
import { AppError } from '@storefront/errors';
import { type Kysely, sql } from 'kysely';

/** Two keyed requests per second for a whole day, and at most a few hundred megabytes for a store that uses keys excessively. */
export const STORED_KEYS_MAX = 200_000;

/** A count reads up to `STORED_KEYS_MAX` rows, so each process counts only once per this many keys of a store. A process can exceed the limit by this number. */
const KEYS_PER_COUNT = 1_000;

/** A full store is counted again after this time, which is also the Retry-After of its responses. */
const RECOUNT_SECONDS = 60;

/** Bounds the memory of a process with any number of stores; evicted stores are counted again. */
const STORES_MAX = 10_000;

interface Count {
  keysUntilNext: number;
  fullUntil: number;
}

const countsByDatabase = new WeakMap<object, Map<string, Count>>();

/** Throws 429 `idempotency_key_limit` if the store cannot store another key in this mode. */
export async function requireRoomForKey<Database>(db: Kysely<Database>, scope: Scope): Promise<void> {
  const count = countOf(db, scope);
  if (count.fullUntil > Date.now()) throw keyLimit();
  count.keysUntilNext -= 1;
  if (count.keysUntilNext >= 0) return;
  count.keysUntilNext = KEYS_PER_COUNT - 1;
  if ((await countKeys(db, scope)) < STORED_KEYS_MAX) return;
  count.keysUntilNext = 0;
  count.fullUntil = Date.now() + RECOUNT_SECONDS * 1_000;
  throw keyLimit();
}

function countOf(db: object, { tenantId, mode }: Scope): Count {
  const counts = countsByDatabase.get(db) ?? new Map<string, Count>();
  countsByDatabase.set(db, counts);
  const store = `${tenantId} ${mode}`;
  const known = counts.get(store);
  if (known !== undefined) return known;
  if (counts.size >= STORES_MAX) counts.clear();
  const count: Count = { keysUntilNext: 0, fullUntil: 0 };
  counts.set(store, count);
  return count;
}

async function countKeys<Database>(db: Kysely<Database>, { tenantId, mode }: Scope): Promise<number> {
  const { rows } = await sql<{ keys: number }>`
    select count(*)::int as keys from (
      select from idempotent_response
      where tenant_id = ${tenantId} and mode = ${mode} and expires_at > clock_timestamp()
      limit ${STORED_KEYS_MAX}
    ) as stored
  `.execute(db);
  return rows[0]?.keys ?? 0;
}

const keyLimit = (): AppError =>
  new AppError('rate_limited', 'The store has used too many idempotency keys within 24 hours. Nothing was done.', {
    reason: 'idempotency_key_limit',
    retryAfterSeconds: RECOUNT_SECONDS,
  });
