import type { Renew, Scope } from '@storefront/db';
import type { Kysely } from 'kysely';
import {
  CANDIDATES_MAX,
  COMPLETIONS_MAX,
  type Completions,
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
import type { Database } from '../store/schema.ts';

/** Makes every page of a search with very many hits use the same candidates: those that come first in the table. */
export const SEARCH_SETTINGS = { synchronize_seqscans: 'off', max_parallel_workers_per_gather: '0' };

/** A search, and the catalog version before it was read; undefined if nothing had to be read. */
export interface ReadSearch {
  readonly search: Search;
  readonly version: string | undefined;
}

/**
 * Parses the search text and looks up corrections of misspelled words and completions; undefined if the text has no words. Unlikely corrections apply only if
 * no product matches without them. In a transaction, pass `renew`, which is called between the statements; see `withDeadline`.
 */
export async function readSearch(
  db: Kysely<Database>,
  reader: Reader,
  q: string,
  renew: Renew = async () => undefined,
): Promise<ReadSearch | undefined> {
  const words = queryWords(q);
  if (words.length === 0) return undefined;
  const known = await listKnownWords(
    db,
    reader,
    { fuzzy: words.filter(isFuzzy), completed: words.filter(isCompleted) },
    { similarMax: CANDIDATES_MAX, completionsMax: COMPLETIONS_MAX + 1 },
  );
  const all = new Map([...known.similar].map(([word, candidates]) => [word, corrections(word, candidates)]));
  const likely = new Map([...all].map(([word, corrected]) => [word, likelyCorrections(word, corrected, known.completions.get(word))]));
  const search = searchFor(q, words, { corrected: likely, completions: known.completions }, reader);
  const isWhole = [...all].every(([word, corrected]) => likely.get(word)?.length === corrected.length);
  const { version } = known;
  if (isWhole) return { search, version };
  await renew();
  if (await hasHit(db, reader, search)) return { search, version };
  return { search: searchFor(q, words, { corrected: all, completions: known.completions }, reader), version };
}

interface Spellings {
  /** The corrections of each misspelled word. */
  readonly corrected: ReadonlyMap<string, readonly string[]>;
  readonly completions: Completions;
}

function searchFor(q: string, words: readonly string[], { corrected, completions }: Spellings, scope: Scope): Search {
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
