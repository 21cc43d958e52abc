import { AppError } from '@storefront/errors';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../limits/with-timeout.ts';
import type { LookupLanes } from './lookup-lanes.ts';

/**
 * A result is trusted for this time from the start of its lookup, which can have read the value at any time since. So revocation and expiry take effect within
 * five seconds on every replica, even without an event.
 */
export const TRUSTED_MS = 4000;
/** The cache reads the clock at this interval instead of at every lookup. */
export const CLOCK_MS = 100;
/** Enough for the keys of many stores; a key takes about 1 KB. */
export const FOUND_MAX = 10_000;
/** Missing values have their own cache, so that a flood of invented names cannot evict real ones. */
const ABSENT_MAX = 10_000;

/** Who looks up a name. */
export interface Seeker {
  /** Returns the address of the client, in whose share a lookup waits. */
  readonly client: () => string;
  /** Whether a stranger cannot have invented the name. */
  readonly isProven?: boolean;
}

/** A cache of values in the database, by a name that any client can send. */
export interface LookupCache<Value> {
  /** Returns the value, or undefined if there is none. Synchronous if the result is cached. Rejects with 503 if the lookup fails or is not due in time. */
  find(name: string, seeker: Seeker): Promise<Value | undefined> | Value | undefined;
  /** Keeps values that are being read together, by their names. */
  fill(reading: Promise<Iterable<readonly [string, Value]>>): Promise<void>;
  /** Forgets all results, or the values that match, and does not keep what lookups in progress have read. */
  forget(matches?: (value: Value) => boolean): void;
}

/** Where the values come from. */
interface LookupCacheOptions<Value> {
  readonly load: (name: string) => Promise<Value | undefined>;
  /** Shared by all lookups that use the same connections. */
  readonly lanes: LookupLanes;
  /** A value for which this is false counts as absent. By default, values remain valid. */
  readonly isValid?: (value: Value) => boolean;
  /** A clock that is never set, in milliseconds. */
  readonly ticks?: () => number;
}

/**
 * Caches found and missing values for a few seconds. Concurrent lookups of a name are coalesced. Those of names that have not been found before take a lane of
 * their own, because anyone can invent names: there, no lookup waits in the share of another client.
 */
export function lookupCache<Value extends object>({
  load,
  lanes,
  isValid = () => true,
  ticks = () => performance.now(),
}: LookupCacheOptions<Value>): LookupCache<Value> {
  const clock = { perf: { now: ticks }, ttlResolution: CLOCK_MS };
  const found = new LRUCache<string, Value>({ ...clock, max: FOUND_MAX, ttl: TRUSTED_MS });
  const absent = new LRUCache<string, true>({ ...clock, max: ABSENT_MAX, ttl: TRUSTED_MS });
  const known = new LRUCache<string, true>({ max: FOUND_MAX });
  const pendingLookups = new Map<string, Promise<Value | undefined>>();
  let generation = 0;

  const lookUp = async (name: string, { queue, client, pendingAs }: Lookup): Promise<Value | undefined> => {
    const startedIn = generation;
    let start = ticks();
    const read = (): Promise<Value | undefined> => {
      start = ticks();
      return load(name);
    };
    try {
      const loaded = await withLookupTimeout(queue.run({ store: client, deadlineAt: Date.now() + LOOK_UP_MS }, read));
      const value = loaded !== undefined && isValid(loaded) ? loaded : undefined;
      if (value) known.set(name, true);
      else known.delete(name);
      // A result that was read before a change must not be cached after it.
      if (startedIn !== generation) return value;
      if (value) found.set(name, value, { start });
      else absent.set(name, true, { start });
      return value;
    } finally {
      // After a change, the entry belongs to a newer lookup.
      if (startedIn === generation) pendingLookups.delete(pendingAs);
    }
  };

  return {
    find(name, { client, isProven }) {
      const value = found.get(name);
      if (value && isValid(value)) return value;
      if (absent.has(name)) return undefined;
      const address = client();
      const lookup: Lookup =
        isProven || known.has(name)
          ? { queue: lanes.known, client: address, pendingAs: name }
          : { queue: lanes.unknown, client: address, pendingAs: `${address} ${name}` };
      const pending = pendingLookups.get(lookup.pendingAs) ?? lookUp(name, lookup);
      pendingLookups.set(lookup.pendingAs, pending);
      return pending;
    },
    async fill(reading) {
      const startedIn = generation;
      const start = ticks();
      for (const [name, value] of await reading) {
        known.set(name, true);
        if (startedIn === generation) found.set(name, value, { start });
      }
    },
    forget(matches) {
      generation += 1;
      pendingLookups.clear();
      if (matches === undefined) {
        found.clear();
        absent.clear();
      } else {
        for (const [name, value] of found.entries()) if (matches(value)) found.delete(name);
      }
    },
  };
}

/** Where a lookup waits, and the name by which equal ones join it. */
interface Lookup {
  readonly queue: LookupLanes['known'];
  readonly client: string;
  readonly pendingAs: string;
}

/** The same as the deadline of a service call. Without a timeout, a frozen database would block the request forever. */
export const LOOK_UP_MS = 2000;
/** A restarted database is available again within this time. */
const RETRY_AFTER_SECONDS = 1;

/** Returns the result of a database lookup about a caller, or throws a 503 if it fails, times out, or got no permit, because the caller can be neither accepted nor rejected. */
export async function withLookupTimeout<T>(lookup: Promise<T>, lookUpMs = LOOK_UP_MS): Promise<T> {
  try {
    return await withTimeout(lookup, lookUpMs);
  } catch (cause) {
    if (cause instanceof AppError && cause.reason === 'overloaded') throw cause;
    throw new AppError('service_unavailable', 'Credentials cannot be checked right now.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  }
}
