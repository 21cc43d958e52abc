import type { CustomerScope } from '@storefront/db';
import { AppError } from '@storefront/errors';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Two keyed requests per second for a whole day, and at most a few hundred megabytes for a store that uses keys excessively. */
export const STORED_KEYS_MAX = 200_000;

/** A count reads up to `STORED_KEYS_MAX` rows, so each process counts only once per this many keys of a store. A process can exceed the limit by this number. */
const KEYS_PER_COUNT = 1_000;

/** A tenth of them, so that one shopper cannot use up those of the others. */
export const STORED_KEYS_PER_CUSTOMER_MAX = 20_000;

/** A customer is first counted after this many keys, so that usual ones cost no statement. */
const CUSTOMER_KEYS_PER_COUNT = 100;

/** A full store or customer is counted again after this time, which is also the Retry-After of its responses. */
const RECOUNT_SECONDS = 60;

/** Bounds the memory of a process with any number of stores and customers; evicted stores are counted again. */
const PARTIES_MAX = 10_000;

interface Count {
  keysUntilNext: number;
  fullUntil: number;
}

/** Whose keys are counted together. */
interface Share {
  readonly max: number;
  readonly keysPerCount: number;
  readonly keysBeforeFirstCount: number;
  readonly partyOf: (scope: CustomerScope) => string;
  readonly ofParty: (scope: CustomerScope) => RawBuilder<unknown>;
  readonly refusal: string;
  readonly countsByDatabase: WeakMap<object, Map<string, Count>>;
}

const SHARES: readonly Share[] = [
  {
    max: STORED_KEYS_MAX,
    keysPerCount: KEYS_PER_COUNT,
    keysBeforeFirstCount: 0,
    partyOf: ({ tenantId, mode }) => `${tenantId} ${mode}`,
    ofParty: ({ tenantId, mode }) => sql`tenant_id = ${tenantId} and mode = ${mode}`,
    refusal: 'The store has',
    countsByDatabase: new WeakMap(),
  },
  {
    max: STORED_KEYS_PER_CUSTOMER_MAX,
    keysPerCount: CUSTOMER_KEYS_PER_COUNT,
    keysBeforeFirstCount: CUSTOMER_KEYS_PER_COUNT,
    partyOf: ({ tenantId, mode, customerId }) => `${tenantId} ${mode} ${customerId}`,
    ofParty: ({ tenantId, mode, customerId }) => sql`tenant_id = ${tenantId} and mode = ${mode} and customer_id = ${customerId}`,
    refusal: 'This customer has',
    countsByDatabase: new WeakMap(),
  },
];

/** Throws 429 `idempotency_key_limit` if the store, or the customer in it, cannot store another key in this mode. */
export async function requireRoomForKey<Database>(db: Kysely<Database>, scope: CustomerScope): Promise<void> {
  for (const share of SHARES) await requireRoom(db, scope, share);
}

async function requireRoom<Database>(db: Kysely<Database>, scope: CustomerScope, share: Share): Promise<void> {
  const count = countOf(db, share, share.partyOf(scope));
  if (count.fullUntil > Date.now()) throw keyLimit(share);
  count.keysUntilNext -= 1;
  if (count.keysUntilNext >= 0) return;
  count.keysUntilNext = share.keysPerCount - 1;
  if ((await countKeys(db, share.ofParty(scope), share.max)) < share.max) return;
  count.keysUntilNext = 0;
  count.fullUntil = Date.now() + RECOUNT_SECONDS * 1_000;
  throw keyLimit(share);
}

function countOf(db: object, { countsByDatabase, keysBeforeFirstCount }: Share, party: string): Count {
  const counts = countsByDatabase.get(db) ?? new Map<string, Count>();
  countsByDatabase.set(db, counts);
  const known = counts.get(party);
  if (known !== undefined) return known;
  if (counts.size >= PARTIES_MAX) counts.clear();
  const count: Count = { keysUntilNext: keysBeforeFirstCount, fullUntil: 0 };
  counts.set(party, count);
  return count;
}

async function countKeys<Database>(db: Kysely<Database>, ofParty: RawBuilder<unknown>, max: number): Promise<number> {
  const { rows } = await sql<{ keys: number }>`
    select count(*)::int as keys from (
      select from idempotent_response where ${ofParty} and expires_at > clock_timestamp() limit ${max}
    ) as stored
  `.execute(db);
  return rows[0]?.keys ?? 0;
}

const keyLimit = ({ refusal }: Share): AppError =>
  new AppError('rate_limited', `${refusal} used too many idempotency keys within 24 hours. Nothing was done.`, {
    reason: 'idempotency_key_limit',
    retryAfterSeconds: RECOUNT_SECONDS,
  });
