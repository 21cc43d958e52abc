import type { Kysely } from 'kysely';
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
  queryWords,
  strictQuery,
} from '../domain/search-query.ts';
import { lexemePrefix } from '../domain/search-text.ts';
import { CHARACTER_HITS_MAX, HITS_MAX, type Search } from '../store/products/product-filter.ts';
import type { Reader } from '../store/products/product-rows.ts';
import { listKnownWords } from '../store/products/search-words.ts';
import type { Database } from '../store/schema.ts';

/** Makes every page of a search with very many hits use the same candidates: those that come first in the table. */
export const SEARCH_SETTINGS = { synchronize_seqscans: 'off', max_parallel_workers_per_gather: '0' };

/**
 * Makes Postgres plan a prepared search once for all searches of its form. Its plan is the same whatever the words are, and planning takes longer than
 * many searches.
 */
export const PLANNED_ONCE = { plan_cache_mode: 'force_generic_plan' };
/** For searches that can match the whole catalog, whose best plan depends on the words. */
export const PLANNED_EACH_TIME = { plan_cache_mode: 'auto' };

/**
 * Parses the search text and looks up corrections of misspelled words and completions; undefined if the text has no words. The result
 * applies to the snapshot of `db`.
 */
export async function readSearch(db: Kysely<Database>, reader: Reader, q: string): Promise<Search | undefined> {
  const words = queryWords(q);
  if (words.length === 0) return undefined;
  const known = await listKnownWords(
    db,
    reader,
    { fuzzy: words.filter(isFuzzy), completed: words.filter(isCompleted) },
    { similarMax: CANDIDATES_MAX, completionsMax: COMPLETIONS_MAX + 1 },
  );
  const corrected = new Map([...known.similar].map(([word, candidates]) => [word, corrections(word, candidates)]));
  const prefix = lexemePrefix(reader);
  const indexed = indexedQuery(words, corrected, known.completions, prefix);
  return {
    typed: q.trim(),
    strict: strictQuery(words, prefix),
    fuzzy: fuzzyQuery(words, corrected, prefix),
    indexed,
    isSelective: isSelective(indexed),
    hitsMax: words.every(isCharacter) ? CHARACTER_HITS_MAX : HITS_MAX,
  };
}
