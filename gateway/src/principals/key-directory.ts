import { LRUCache } from 'lru-cache';
import { hashApiKey, isWellFormedKey } from './api-keys.ts';
import type { KeyPrincipal } from './key-principal.ts';
import { withinLookUp } from './within-look-up.ts';

/** Revocation and expiry hold within 5 s on every replica, also when no event arrives; a second is left for the look-up itself. */
const TRUSTED_MS = 4000;
/** The cache looks at the clock this often instead of at every look-up. */
const CLOCK_MS = 100;
/** Enough for every key of many stores; a key takes about 1 KB. */
const KNOWN_MAX = 10_000;
/** A flood of invented keys turns over this cache and never the one of real keys. */
const UNKNOWN_MAX = 10_000;

export interface KeyDirectory {
  /** The active key behind a text, or undefined for unknown, revoked, expired and malformed alike; a 503 while nobody can tell. */
  find(text: string): Promise<KeyPrincipal | undefined> | KeyPrincipal | undefined;
  /** Forgets everything, as when a key or a store has changed. */
  forget(): void;
}

interface KeyDirectoryOptions {
  readonly pepper: string;
  readonly load: (keyHash: Buffer) => Promise<KeyPrincipal | undefined>;
  readonly now: () => number;
}

/**
 * Keys read through a cache that trusts a row, or its absence, for a few seconds. Many askers share one look-up. The cache knows a key by its text, which the
 * request holds in memory anyway, so that a hot key is neither checked nor hashed again; the database sees the hash alone.
 */
export function keyDirectory({ pepper, load, now }: KeyDirectoryOptions): KeyDirectory {
  const known = new LRUCache<string, KeyPrincipal>({ max: KNOWN_MAX, ttl: TRUSTED_MS, ttlResolution: CLOCK_MS });
  const unknown = new LRUCache<string, true>({ max: UNKNOWN_MAX, ttl: TRUSTED_MS, ttlResolution: CLOCK_MS });
  const asked = new Map<string, Promise<KeyPrincipal | undefined>>();
  let generation = 0;

  const isActive = ({ expiresAt }: KeyPrincipal): boolean => expiresAt === null || expiresAt > now();

  const ask = async (text: string): Promise<KeyPrincipal | undefined> => {
    const askedIn = generation;
    try {
      const found = await withinLookUp(load(hashApiKey(text, pepper)));
      // The database's clock may be behind this process's.
      const key = found && isActive(found) ? found : undefined;
      // What was read before a change must not outlive it.
      if (askedIn !== generation) return key;
      if (key) known.set(text, key);
      else unknown.set(text, true);
      return key;
    } finally {
      asked.delete(text);
    }
  };

  return {
    find(text) {
      const key = known.get(text);
      if (key && isActive(key)) return key;
      // One that has expired since goes on like one that never was: nobody can tell the two by what is done for them.
      if (!isWellFormedKey(text) || unknown.has(text)) return undefined;
      const pending = asked.get(text) ?? ask(text);
      asked.set(text, pending);
      return pending;
    },
    forget() {
      generation += 1;
      known.clear();
      unknown.clear();
      asked.clear();
    },
  };
}
