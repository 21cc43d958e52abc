import type { Scope } from '@storefront/db';
import { LRUCache } from 'lru-cache';
import type { KnownWords, LookedUpWords } from '../store/products/search-words.ts';

/** What the dictionaries contain for words that were searched for recently, as of one catalog version of each store. */
export interface WordCache {
  /** Returns what is kept for all of these words; undefined if one is missing. Its version can be older than that of the catalog. */
  readonly find: (scope: Scope, words: LookedUpWords) => KnownWords | undefined;
  /** Keeps the result of a lookup, and drops what is kept for an older version. */
  readonly keep: (scope: Scope, known: KnownWords) => void;
  /** Drops what is kept for a store. */
  readonly forget: (scope: Scope) => void;
}

/** The most stores to keep words for. */
const STORES_MAX = 200;
/** The most words of a store; about 1 MB. The store's words are dropped when it has more. */
const WORDS_MAX = 2000;
/** The names of categories become searchable without a new version, so words are looked up again after this time. */
const KEPT_MS = 60_000;

interface Kept {
  readonly version: string;
  readonly until: number;
  readonly similar: Map<string, readonly string[]>;
  readonly completions: Map<string, readonly string[]>;
}

/** Creates the cache, empty. `now` is in milliseconds. */
export function wordCache(now: () => number): WordCache {
  const stores = new LRUCache<string, Kept>({ max: STORES_MAX });
  const nameOf = ({ tenantId, mode }: Scope): string => `${tenantId}:${mode}`;

  return {
    find(scope, { fuzzy, completed }) {
      const kept = stores.get(nameOf(scope));
      if (kept === undefined || kept.until <= now()) return undefined;
      const [similar, completions] = [pick(kept.similar, fuzzy), pick(kept.completions, completed)];
      return similar && completions && { similar, completions, version: kept.version };
    },
    keep(scope, { similar, completions, version }) {
      if (version === undefined) return;
      const name = nameOf(scope);
      const known = stores.get(name);
      if (known !== undefined && Number(known.version) > Number(version)) return;
      const isCurrent = known?.version === version && known.until > now() && known.completions.size < WORDS_MAX;
      const kept = isCurrent ? known : { version, until: now() + KEPT_MS, similar: new Map(), completions: new Map() };
      for (const [word, found] of similar) kept.similar.set(word, found);
      for (const [word, found] of completions) kept.completions.set(word, found);
      stores.set(name, kept);
    },
    forget: (scope) => void stores.delete(nameOf(scope)),
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
