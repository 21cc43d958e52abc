import { LRUCache } from 'lru-cache';
import type { LookupLimit } from './lookup-limit.ts';
import { withLookupTimeout } from './lookup-timeout.ts';

/**
 * A result is trusted for this time from the start of its lookup, which can have read the value at any time since. So revocation and expiry take effect within
 * five seconds on every replica, even without an event.
 */
export const TRUSTED_MS = 4000;
/** The cache reads the clock at this interval instead of at every lookup. */
export const CLOCK_MS = 100;
/** Enough for the keys of many stores; a key takes about 1 KB. */
const FOUND_MAX = 10_000;
/** What does not exist has its own cache, so that a flood of invented names cannot evict real ones. */
const ABSENT_MAX = 10_000;
/** A name that was found this recently is looked up again even during a flood of invented names. */
const FAMILIAR_MS = 3_600_000;

/** A cache of values in the database, by a name that any client can send. */
export interface LookupCache<Value> {
  /** Returns the value, or undefined if there is none. Synchronous if the result is cached. Rejects with 503 if the lookup fails. */
  find(name: string): Promise<Value | undefined> | Value | undefined;
  /** Forgets all results, or the values that match, and does not keep what lookups in progress have read. */
  forget(matches?: (value: Value) => boolean): void;
}

/** Where the values come from. */
interface LookupCacheOptions<Value> {
  readonly load: (name: string) => Promise<Value | undefined>;
  /** Shared by all lookups that use the same connections. */
  readonly limit: LookupLimit;
  /** A name for which this is false is not looked up. */
  readonly isPlausible: (name: string) => boolean;
  /** A value for which this is false counts as absent. By default, values remain valid. */
  readonly isValid?: (value: Value) => boolean;
  /** A clock that is never set, in milliseconds. */
  readonly ticks?: () => number;
}

/**
 * Caches found and missing values for a few seconds. Concurrent lookups of a name are coalesced, and those of names that were not found recently are limited,
 * because anyone can invent names.
 */
export function lookupCache<Value extends object>({
  load,
  limit,
  isPlausible,
  isValid = () => true,
  ticks = () => performance.now(),
}: LookupCacheOptions<Value>): LookupCache<Value> {
  const clock = { perf: { now: ticks }, ttlResolution: CLOCK_MS };
  const found = new LRUCache<string, Value>({ ...clock, max: FOUND_MAX, ttl: TRUSTED_MS });
  const absent = new LRUCache<string, true>({ ...clock, max: ABSENT_MAX, ttl: TRUSTED_MS });
  const familiar = new LRUCache<string, true>({ ...clock, max: FOUND_MAX, ttl: FAMILIAR_MS });
  const pendingLookups = new Map<string, Promise<Value | undefined>>();
  let generation = 0;

  const lookUp = async (name: string): Promise<Value | undefined> => {
    const startedIn = generation;
    const start = ticks();
    try {
      const loaded = await withLookupTimeout(familiar.has(name) ? load(name) : limit.run(() => load(name)));
      const value = loaded !== undefined && isValid(loaded) ? loaded : undefined;
      if (value) familiar.set(name, true);
      else familiar.delete(name);
      // A result that was read before a change must not be cached after it.
      if (startedIn !== generation) return value;
      if (value) found.set(name, value, { start });
      else absent.set(name, true, { start });
      return value;
    } finally {
      // After a change, the entry belongs to a newer lookup.
      if (startedIn === generation) pendingLookups.delete(name);
    }
  };

  return {
    find(name) {
      const value = found.get(name);
      if (value && isValid(value)) return value;
      if (!isPlausible(name) || absent.has(name)) return undefined;
      const pending = pendingLookups.get(name) ?? lookUp(name);
      pendingLookups.set(name, pending);
      return pending;
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
