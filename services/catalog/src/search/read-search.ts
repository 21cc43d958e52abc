import type { Renew, Scope } from '@storefront/db';
import {
  CANDIDATES_MAX,
  COMPLETIONS_MAX,
  corrections,
  fuzzyQuery,
  indexedQuery,
  isCharacter,
  isCompleted,
  isFuzzy,
  isSelective,
  likelyCorrections,
  queryWords,
  strictQuery,
} from '../domain/search-query.ts';
import { lexemePrefix } from '../domain/search-text.ts';
import { hasHit } from '../store/products/has-hit.ts';
import { CHARACTER_HITS_MAX, HITS_MAX, type Search } from '../store/products/product-filter.ts';
import type { Reader } from '../store/products/product-rows.ts';
import { listKnownWords } from '../store/products/search-words.ts';
import type { Db } from '../store/schema.ts';
import type { Spellings, WordCache } from './word-cache.ts';

/** Makes every page of a search with very many hits use the same candidates: those that come first in the table. */
export const SEARCH_SETTINGS = { synchronize_seqscans: 'off', max_parallel_workers_per_gather: '0' };

/** A search, and the catalog version of the dictionaries that it was read from; undefined if nothing had to be looked up. */
export interface ReadSearch {
  readonly search: Search;
  readonly version: string | undefined;
  /** Whether the dictionaries were cached, so that the catalog can have a newer version. */
  readonly isCached: boolean;
}

/** The sources in which words are looked up. */
export interface Dictionaries {
  readonly db: Db;
  /** Words that were looked up before; undefined to look up all words. */
  readonly words: WordCache | undefined;
  /** The catalog version of the snapshot of `db`, if it is one. Words of another version are not used. */
  readonly version?: string;
  /** Called between the statements in a transaction; see `withDeadline`. */
  readonly renew?: Renew;
}

/**
 * Parses the search text and looks up corrections of misspelled words and completions; undefined if the text has no words. Unlikely corrections apply only if
 * no product matches without them.
 */
export async function readSearch(dictionaries: Dictionaries, reader: Reader, q: string): Promise<ReadSearch | undefined> {
  const words = queryWords(q);
  if (words.length === 0) return undefined;
  const { spellings, isCached } = await lookUp(dictionaries, reader, words);
  const { corrected, completions, version } = spellings;
  const likely = new Map([...corrected].map(([word, all]) => [word, likelyCorrections(word, all, completions.get(word))]));
  const search = searchFor(q, words, { corrected: likely, completions }, reader);
  const isWhole = [...corrected].every(([word, all]) => likely.get(word)?.length === all.length);
  if (isWhole) return { search, version, isCached };
  await dictionaries.renew?.();
  if (await hasHit(dictionaries.db, reader, search)) return { search, version, isCached };
  return { search: searchFor(q, words, spellings, reader), version, isCached };
}

async function lookUp(
  { db, words: cache, version }: Dictionaries,
  reader: Reader,
  words: readonly string[],
): Promise<{ readonly spellings: Spellings; readonly isCached: boolean }> {
  const lookedUp = { fuzzy: words.filter(isFuzzy), completed: words.filter(isCompleted) };
  const cached = lookedUp.completed.length === 0 ? undefined : cache?.find(reader, lookedUp);
  if (cached !== undefined && (version === undefined || cached.version === version)) return { spellings: cached, isCached: true };
  const known = await listKnownWords(db, reader, lookedUp, { similarMax: CANDIDATES_MAX, completionsMax: COMPLETIONS_MAX + 1 });
  const corrected = new Map([...known.similar].map(([word, candidates]) => [word, corrections(word, candidates)]));
  const spellings = { corrected, completions: known.completions, version: known.version };
  cache?.keep(reader, spellings);
  return { spellings, isCached: false };
}

function searchFor(
  q: string,
  words: readonly string[],
  { corrected, completions }: Pick<Spellings, 'corrected' | 'completions'>,
  scope: Scope,
): Search {
  const prefix = lexemePrefix(scope);
  const indexed = indexedQuery(words, corrected, completions, prefix);
  return {
    typed: q.trim(),
    strict: strictQuery(words, prefix),
    fuzzy: fuzzyQuery(words, corrected, prefix),
    indexed,
    isSelective: isSelective(indexed),
    hitsMax: words.every(isCharacter) ? CHARACTER_HITS_MAX : HITS_MAX,
  };
}
