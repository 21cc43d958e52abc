import type { Scope } from '@storefront/db';
import { LRUCache } from 'lru-cache';
import type { LookedUpWords } from '../store/products/search-words.ts';

/** How words can be spelled, as of one catalog version; undefined if nothing had to be looked up. */
export interface Spellings {
  /** The corrections of each word that can be misspelled. */
  readonly corrected: ReadonlyMap<string, readonly string[]>;
  readonly completions: ReadonlyMap<string, readonly string[]>;
  readonly version: string | undefined;
}

/** The spellings of words that were searched for recently, as of one catalog version of each store. */
export type WordCache = ReturnType<typeof wordCache>;

/** The most words of all stores. A word has at most 63 spellings, and most have few, so they take a few megabytes, and 12 at most. */
const WORDS_MAX = 5000;
/** The most words of a store. They are dropped when it has more. */
const STORE_WORDS_MAX = 2000;
/** The names of categories become searchable without a new version, so words are looked up again after this time. */
const TTL_MS = 60_000;

interface CachedWords {
  readonly version: string;
  readonly until: number;
  readonly corrected: Map<string, readonly string[]>;
  readonly completions: Map<string, readonly string[]>;
}

/** Creates the cache, empty. `now` is in milliseconds. */
export function wordCache(now: () => number) {
  const stores = new LRUCache<string, CachedWords>({ maxSize: WORDS_MAX, sizeCalculation: ({ completions }) => completions.size + 1 });
  const nameOf = ({ tenantId, mode }: Scope): string => `${tenantId}:${mode}`;

  return {
    /** Returns what is cached for all of these words; undefined if one is missing. Its version can be older than that of the catalog. */
    find(scope: Scope, { fuzzy, completed }: LookedUpWords): Spellings | undefined {
      const cached = stores.get(nameOf(scope));
      if (cached === undefined || cached.until <= now()) return undefined;
      const [corrected, completions] = [pick(cached.corrected, fuzzy), pick(cached.completions, completed)];
      return corrected && completions && { corrected, completions, version: cached.version };
    },
    /** Caches the result of a lookup, and drops what is cached for an older version. */
    keep(scope: Scope, { corrected, completions, version }: Spellings): void {
      if (version === undefined) return;
      const name = nameOf(scope);
      const known = stores.get(name);
      if (known !== undefined && Number(known.version) > Number(version)) return;
      const isCurrent = known?.version === version && known.until > now() && known.completions.size < STORE_WORDS_MAX;
      const cached = isCurrent ? known : { version, until: now() + TTL_MS, corrected: new Map(), completions: new Map() };
      for (const [word, found] of corrected) cached.corrected.set(word, found);
      for (const [word, found] of completions) cached.completions.set(word, found);
      // The cache counts the size of an entry only when it gets another object.
      stores.set(name, { ...cached });
    },
    /** Drops what is cached for a store. */
    forget: (scope: Scope): void => void stores.delete(nameOf(scope)),
  };
}

/** Returns the entries of these words; undefined if one is missing. */
function pick(from: ReadonlyMap<string, readonly string[]>, words: readonly string[]): ReadonlyMap<string, readonly string[]> | undefined {
  const picked = new Map<string, readonly string[]>();
  for (const word of words) {
    const found = from.get(word);
    if (found === undefined) return undefined;
    picked.set(word, found);
  }
  return picked;
}
