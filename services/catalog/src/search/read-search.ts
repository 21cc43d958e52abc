import type { Kysely } from 'kysely';
import {
  CANDIDATES_MAX,
  corrections,
  fuzzyQuery,
  indexedQuery,
  isCharacter,
  isFuzzy,
  queryWords,
  strictQuery,
} from '../domain/search-query.ts';
import { lexemePrefix } from '../domain/search-text.ts';
import { CHARACTER_HITS_MAX, HITS_MAX, type Search } from '../store/products/product-filter.ts';
import type { Reader } from '../store/products/product-rows.ts';
import { listSimilarWords } from '../store/products/search-words.ts';
import type { Database } from '../store/schema.ts';

/** Makes every page of a search with very many hits use the same candidates: those that come first in the table. */
export const SEARCH_SETTINGS = { synchronize_seqscans: 'off', max_parallel_workers_per_gather: '0' };

/** Parses the search text and looks up corrections of misspelled words; undefined if the text has no words. */
export async function readSearch(db: Kysely<Database>, reader: Reader, q: string): Promise<Search | undefined> {
  const words = queryWords(q);
  if (words.length === 0) return undefined;
  const similar = await listSimilarWords(db, reader, words.filter(isFuzzy), CANDIDATES_MAX);
  const corrected = new Map([...similar].map(([word, candidates]) => [word, corrections(word, candidates)]));
  const prefix = lexemePrefix(reader);
  const fuzzy = fuzzyQuery(words, corrected, prefix);
  return {
    typed: q.trim(),
    strict: strictQuery(words, prefix),
    fuzzy,
    indexed: indexedQuery(words, fuzzy, prefix),
    hitsMax: words.every(isCharacter) ? CHARACTER_HITS_MAX : HITS_MAX,
  };
}
