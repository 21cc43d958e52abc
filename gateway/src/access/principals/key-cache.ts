import type { Scope } from '@storefront/db';
import { LRUCache } from 'lru-cache';
import { hashApiKey, isMinted } from './api-keys.ts';
import type { KeyPrincipal } from './key-principal.ts';
import { FOUND_MAX, lookupCache } from './lookup-cache.ts';
import type { LookupLanes } from './lookup-lanes.ts';

/** A cached lookup of API keys. */
export interface KeyCache {
  /** Returns the active key, or undefined if it is unknown, revoked, expired, or malformed. `client` returns the address of who sends it. Rejects with 503 if the lookup fails. */
  find(text: string, client: () => string): Promise<KeyPrincipal | undefined> | KeyPrincipal | undefined;
  /** Keeps keys that are being read together. */
  fill(reading: Promise<readonly StoredKey[]>): Promise<void>;
  /** Clears the cache, because a key or a store has changed. */
  forget(): void;
  /** Forgets the keys of one store in one mode, because its sandbox has changed. */
  forgetStore(scope: Scope): void;
}

/** An active key as it is stored. */
export interface StoredKey {
  readonly hash: Buffer;
  readonly principal: KeyPrincipal;
}

interface KeyCacheOptions {
  readonly pepper: string;
  readonly load: (keyHash: Buffer) => Promise<KeyPrincipal | undefined>;
  /** Shared with the lookups of origins, because both use the same connections. */
  readonly lanes: LookupLanes;
  readonly now: () => number;
}

/**
 * Looks up keys through a cache, which is keyed by their hashes, as the database is. The texts of keys that were found are cached with their hashes, so that a hot
 * key is not hashed again. A key that has expired while cached is looked up like an unknown key, so that timing does not distinguish the two.
 */
export function keyCache({ pepper, load, lanes, now }: KeyCacheOptions): KeyCache {
  const lookups = lookupCache<KeyPrincipal>({
    load: async (name) => load(Buffer.from(name, 'base64')),
    lanes,
    // The clock of the database may be behind the clock of this process.
    isValid: ({ expiresAt }) => expiresAt === null || expiresAt > now(),
  });
  const names = new LRUCache<string, string>({ max: FOUND_MAX });
  /** Returns the key with the tax rate of its store as it is now: a rate changes at an instant, not when the key is next looked up. */
  const atItsRate = (key: KeyPrincipal | undefined): KeyPrincipal | undefined => {
    const change = key?.store.gctRateChange;
    if (!key || !change || now() + (key.sandbox?.clockOffsetMs ?? 0) < Date.parse(change.at)) return key;
    return { ...key, store: { ...key.store, gctRate: change.rate, gctRateChange: null } };
  };
  const look = (text: string, client: () => string): Promise<KeyPrincipal | undefined> | KeyPrincipal | undefined => {
    const known = names.get(text);
    if (known !== undefined) return lookups.find(known, { client, isProven: true });
    if (!isMinted(text, pepper)) return undefined;
    const name = nameOf(hashApiKey(text, pepper));
    const keep = (key: KeyPrincipal | undefined): KeyPrincipal | undefined => {
      if (key) names.set(text, name);
      return key;
    };
    const found = lookups.find(name, { client, isProven: true });
    return found instanceof Promise ? found.then(keep) : keep(found);
  };
  return {
    find(text, client) {
      const found = look(text, client);
      return found instanceof Promise ? found.then(atItsRate) : atItsRate(found);
    },
    fill: (reading) => lookups.fill(reading.then((keys) => keys.map(({ hash, principal }) => [nameOf(hash), principal]))),
    forget: () => lookups.forget(),
    forgetStore: ({ tenantId, mode }) => lookups.forget((key) => key.tenantId === tenantId && key.mode === mode),
  };
}

const nameOf = (hash: Buffer): string => hash.toString('base64');
