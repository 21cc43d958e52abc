import { isStorable } from '@storefront/contract';
import { withDeadline } from '@storefront/db';
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
import { emptyPage, listProducts, type ProductPage } from '../store/products/list-products.ts';
import { CHARACTER_HITS_MAX, HITS_MAX, type Search } from '../store/products/product-filter.ts';
import type { Page } from '../store/products/product-keys.ts';
import type { Reader } from '../store/products/product-rows.ts';
import { listSimilarWords } from '../store/products/search-words.ts';
import type { Database } from '../store/schema.ts';
import { findCategoryIds } from '../store/taxonomy/taxonomy.ts';

/** A reader's query, as typed. */
export interface ProductQuery {
  readonly q: string | undefined;
  readonly category: string | undefined;
  readonly tags: readonly string[];
  /** The deadline of the caller, in milliseconds since the epoch. */
  readonly deadlineAt?: number | undefined;
}

/** Returns one page of matches. An unknown category or tag matches nothing; text without words matches only the SKU that equals it. */
export async function findProducts(db: Kysely<Database>, reader: Reader, query: ProductQuery, page: Page): Promise<ProductPage> {
  const { q, category, tags } = query;
  if (![q ?? '', category ?? '', ...tags].every(isStorable)) return emptyPage(db, reader);
  if (q === undefined) return findPage(db, reader, query, page);
  return withDeadline(db, query.deadlineAt, (trx, renew) => findPage(trx, reader, query, page, renew), SEARCH_SETTINGS);
}

/** Makes every page of a search with very many hits use the same candidates: those that come first in the table. */
const SEARCH_SETTINGS = { synchronize_seqscans: 'off', max_parallel_workers_per_gather: '0' };

/** `renew` is called between the statements; see `withDeadline`. */
async function findPage(
  db: Kysely<Database>,
  reader: Reader,
  { q, category, tags }: ProductQuery,
  page: Page,
  renew = async (): Promise<void> => undefined,
): Promise<ProductPage> {
  const search = q === undefined ? null : await readSearch(db, reader, q);
  await renew();
  const categories = category === undefined ? null : await findCategoryIds(db, reader, category);
  if (categories?.ids.length === 0) return { rows: [], total: 0, version: categories.version };
  const sku = search === undefined ? (q ?? '').trim() : null;
  const filter = { categoryIds: categories?.ids ?? null, tags: [...new Set(tags)], search: search ?? null, sku };
  if (category !== undefined) await renew();
  const found = await listProducts(db, reader, filter, page);
  // Outside a search, the catalog can change between the two statements. Caches must not keep the page for the newer version.
  return { ...found, version: categories?.version ?? found.version };
}

/** Parses the search text and looks up corrections of misspelled words; undefined if the text has no words. */
async function readSearch(db: Kysely<Database>, reader: Reader, q: string): Promise<Search | undefined> {
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
