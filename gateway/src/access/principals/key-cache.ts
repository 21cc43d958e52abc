import type { Scope } from '@storefront/db';
import { LRUCache } from 'lru-cache';
import { hashApiKey, isWellFormedKey } from './api-keys.ts';
import type { KeyPrincipal } from './key-principal.ts';
import type { LookupLimit } from './lookup-limit.ts';
import { withLookupTimeout } from './lookup-timeout.ts';

/** Revocation and expiry take effect within 5 s on every replica, even without an event. One second is left for the lookup itself. */
export const TRUSTED_MS = 4000;
/** The cache reads the clock at this interval instead of at every lookup. */
const CLOCK_MS = 100;
/** Enough for the keys of many stores; a key takes about 1 KB. */
const KNOWN_MAX = 10_000;
/** Unknown keys have their own cache, so that a flood of invented keys cannot evict real ones. */
const UNKNOWN_MAX = 10_000;
/** A key that was valid this recently is looked up again even during a flood of invented keys. */
const FAMILIAR_MS = 3_600_000;

/** A cached lookup of API keys. */
export interface KeyCache {
  /** Returns the active key, or undefined if it is unknown, revoked, expired, or malformed. Rejects with 503 if the lookup fails. */
  find(text: string): Promise<KeyPrincipal | undefined> | KeyPrincipal | undefined;
  /** Clears the cache, because a key or a store has changed. */
  forget(): void;
  /** Forgets the keys of one store in one mode, because its sandbox has changed. */
  forgetStore(scope: Scope): void;
}

interface KeyCacheOptions {
  readonly pepper: string;
  readonly load: (keyHash: Buffer) => Promise<KeyPrincipal | undefined>;
  /** Shared with the lookups of origins, because both use the same connections. */
  readonly limit: LookupLimit;
  readonly now: () => number;
}

/**
 * Looks up keys through a cache that trusts a key, or its absence, for a few seconds. Concurrent lookups of a key are coalesced. Anyone can invent keys with a
 * correct checksum, so the lookups of keys that were not valid recently are limited. The cache is keyed by the text of the key, which the request
 * holds in memory anyway, so that a hot key is not hashed again. The database only sees the hash.
 */
export function keyCache({ pepper, load, limit, now }: KeyCacheOptions): KeyCache {
  const known = new LRUCache<string, KeyPrincipal>({ max: KNOWN_MAX, ttl: TRUSTED_MS, ttlResolution: CLOCK_MS });
  const unknown = new LRUCache<string, true>({ max: UNKNOWN_MAX, ttl: TRUSTED_MS, ttlResolution: CLOCK_MS });
  const familiar = new LRUCache<string, true>({ max: KNOWN_MAX, ttl: FAMILIAR_MS, ttlResolution: CLOCK_MS });
  const pendingLookups = new Map<string, Promise<KeyPrincipal | undefined>>();
  let generation = 0;

  const isActive = ({ expiresAt }: KeyPrincipal): boolean => expiresAt === null || expiresAt > now();

  const lookUp = async (text: string): Promise<KeyPrincipal | undefined> => {
    const startedIn = generation;
    try {
      const query = () => load(hashApiKey(text, pepper));
      const found = await withLookupTimeout(familiar.has(text) ? query() : limit.run(query));
      // The clock of the database may be behind the clock of this process.
      const key = found && isActive(found) ? found : undefined;
      if (key) familiar.set(text, true);
      else familiar.delete(text);
      // A result that was read before a change must not be cached after it.
      if (startedIn !== generation) return key;
      if (key) known.set(text, key);
      else unknown.set(text, true);
      return key;
    } finally {
      // After a change, the entry belongs to a newer lookup.
      if (startedIn === generation) pendingLookups.delete(text);
    }
  };

  return {
    find(text) {
      const key = known.get(text);
      if (key && isActive(key)) return key;
      // A key that has expired while cached is looked up like an unknown key, so that timing does not distinguish the two.
      if (!isWellFormedKey(text) || unknown.has(text)) return undefined;
      const pending = pendingLookups.get(text) ?? lookUp(text);
      pendingLookups.set(text, pending);
      return pending;
    },
    forget() {
      generation += 1;
      known.clear();
      unknown.clear();
      pendingLookups.clear();
    },
    forgetStore({ tenantId, mode }) {
      generation += 1;
      for (const [text, key] of known.entries()) if (key.tenantId === tenantId && key.mode === mode) known.delete(text);
      pendingLookups.clear();
    },
  };
}
