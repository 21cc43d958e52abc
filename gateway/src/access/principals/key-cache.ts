import type { Scope } from '@storefront/db';
import { hashApiKey, isWellFormedKey } from './api-keys.ts';
import type { KeyPrincipal } from './key-principal.ts';
import { lookupCache } from './lookup-cache.ts';
import type { LookupLimit } from './lookup-limit.ts';

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
 * Looks up keys through a cache, which is keyed by the text of the key, which the request holds in memory anyway, so that a hot key is not hashed again. The database only
 * sees the hash. A key that has expired while cached is looked up like an unknown key, so that timing does not distinguish the two.
 */
export function keyCache({ pepper, load, limit, now }: KeyCacheOptions): KeyCache {
  const { find, forget } = lookupCache<KeyPrincipal>({
    load: async (text) => load(hashApiKey(text, pepper)),
    limit,
    isPlausible: isWellFormedKey,
    // The clock of the database may be behind the clock of this process.
    isValid: ({ expiresAt }) => expiresAt === null || expiresAt > now(),
  });
  /** Returns the key with the tax rate of its store as it is now: a rate changes at an instant, not when the key is next looked up. */
  const atItsRate = (key: KeyPrincipal | undefined): KeyPrincipal | undefined => {
    const change = key?.store.gctRateChange;
    if (!key || !change || now() + (key.sandbox?.clockOffsetMs ?? 0) < Date.parse(change.at)) return key;
    return { ...key, store: { ...key.store, gctRate: change.rate, gctRateChange: null } };
  };
  return {
    find(text) {
      const found = find(text);
      return found instanceof Promise ? found.then(atItsRate) : atItsRate(found);
    },
    forget: () => forget(),
    forgetStore: ({ tenantId, mode }) => forget((key) => key.tenantId === tenantId && key.mode === mode),
  };
}
