import type { Kysely } from 'kysely';
import { CANDIDATES_MAX, corrections, fuzzyQuery, indexedQuery, isFuzzy, queryWords, strictQuery } from '../domain/search-query.ts';
import { lexemePrefix } from '../domain/search-text.ts';
import { isStorable } from '../domain/storable-text.ts';
import { emptyPage, listProducts, type ProductPage } from '../store/list-products.ts';
import type { Search } from '../store/product-filter.ts';
import type { Page } from '../store/product-keys.ts';
import type { Reader } from '../store/product-rows.ts';
import type { Database } from '../store/schema.ts';
import { listSimilarWords } from '../store/search-words.ts';
import { findCategoryIds } from '../store/taxonomy.ts';

/** What a reader asks for, as they typed it. */
export interface Wanted {
  readonly q: string | undefined;
  readonly category: string | undefined;
  readonly tags: readonly string[];
}

/** One page of what a reader asks for. An unknown category or tag matches nothing; a text without a word in it, the very SKU alone. */
export async function findProducts(db: Kysely<Database>, reader: Reader, wanted: Wanted, page: Page): Promise<ProductPage> {
  const { q, category, tags } = wanted;
  if (![q ?? '', category ?? '', ...tags].every(isStorable)) return emptyPage(db, reader);
  const [search, categoryIds] = await Promise.all([
    q === undefined ? null : readSearch(db, reader, q),
    category === undefined ? null : findCategoryIds(db, reader, category),
  ]);
  if (categoryIds?.length === 0) return emptyPage(db, reader);
  const sku = search === undefined ? (q ?? '').trim() : null;
  return listProducts(db, reader, { categoryIds, tags: [...new Set(tags)], search: search ?? null, sku }, page);
}

/** Looks up what misspelt words may mean; undefined when there is no word to look for. */
async function readSearch(db: Kysely<Database>, reader: Reader, q: string): Promise<Search | undefined> {
  const words = queryWords(q);
  if (words.length === 0) return undefined;
  const similar = await listSimilarWords(db, reader, words.filter(isFuzzy), CANDIDATES_MAX);
  const corrected = new Map([...similar].map(([word, candidates]) => [word, corrections(word, candidates)]));
  const prefix = lexemePrefix(reader);
  const fuzzy = fuzzyQuery(words, corrected, prefix);
  return { typed: q.trim(), strict: strictQuery(words, prefix), fuzzy, indexed: indexedQuery(words, fuzzy, prefix) };
}
