import { LRUCache } from 'lru-cache';
import type { LookupLimit } from './lookup-limit.ts';
import { withLookupTimeout } from './lookup-timeout.ts';

/** The same time for which keys are trusted, so that the origins of a revoked key expire with it. */
const TRUSTED_MS = 4000;
/** The cache reads the clock at this interval instead of at every lookup. */
const CLOCK_MS = 100;
/** Unknown origins have their own cache, so that a flood of invented origins cannot evict real ones. */
const ORIGINS_MAX = 10_000;
/** An origin that was allowed this recently is looked up again even during a flood of invented origins. */
const FAMILIAR_MS = 3_600_000;
/** No browser sends a longer origin, so a longer one is not looked up. */
const ORIGIN_LENGTH_MAX = 300;

/** A cached lookup of allowed origins. */
export interface OriginCache {
  /** Whether any active publishable key allows the origin; `null` is never allowed. Rejects with 503 if the lookup fails. */
  isAllowed(origin: string): Promise<boolean>;
  forget(): void;
}

interface OriginCacheOptions {
  readonly load: (origin: string) => Promise<boolean>;
  /** Shared with the lookups of keys, because both use the same connections. */
  readonly limit: LookupLimit;
}

/**
 * Caches which origins are allowed by any active publishable key, for preflights, which carry no key. Concurrent lookups of an origin are coalesced, and those of
 * origins that were not allowed recently are limited.
 */
export function originCache({ load, limit }: OriginCacheOptions): OriginCache {
  const allowed = new LRUCache<string, true>({ max: ORIGINS_MAX, ttl: TRUSTED_MS, ttlResolution: CLOCK_MS });
  const refused = new LRUCache<string, true>({ max: ORIGINS_MAX, ttl: TRUSTED_MS, ttlResolution: CLOCK_MS });
  const familiar = new LRUCache<string, true>({ max: ORIGINS_MAX, ttl: FAMILIAR_MS, ttlResolution: CLOCK_MS });
  const pendingLookups = new Map<string, Promise<boolean>>();
  let generation = 0;

  const lookUp = async (origin: string): Promise<boolean> => {
    const startedIn = generation;
    try {
      const isAllowed = await withLookupTimeout(familiar.has(origin) ? load(origin) : limit.run(() => load(origin)));
      if (isAllowed) familiar.set(origin, true);
      else familiar.delete(origin);
      // A result that was read before a change must not be cached after it.
      if (startedIn === generation) (isAllowed ? allowed : refused).set(origin, true);
      return isAllowed;
    } finally {
      // After a change, the entry belongs to a newer lookup.
      if (startedIn === generation) pendingLookups.delete(origin);
    }
  };

  return {
    async isAllowed(origin) {
      if (origin === 'null' || origin.length > ORIGIN_LENGTH_MAX || refused.has(origin)) return false;
      if (allowed.has(origin)) return true;
      const pending = pendingLookups.get(origin) ?? lookUp(origin);
      pendingLookups.set(origin, pending);
      return pending;
    },
    forget() {
      generation += 1;
      allowed.clear();
      refused.clear();
      pendingLookups.clear();
    },
  };
}
