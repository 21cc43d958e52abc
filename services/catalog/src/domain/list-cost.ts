import type { Band } from '@storefront/contract';
import { isBroad, queryWords } from './search-query.ts';

/** The filters of a list of products, as typed. */
export interface ListFilters {
  readonly q: string | undefined;
  readonly category: string | undefined;
  readonly tags: readonly string[];
  readonly priceMin?: string | undefined;
  readonly priceMax?: string | undefined;
  /** The product must have one of these; any band if empty. */
  readonly bands?: readonly Band[];
}

/** The properties that determine how much a list of products costs. */
export interface ListShape extends ListFilters {
  readonly facets: ReadonlySet<string>;
  readonly sort: string;
  readonly offset: number;
  readonly isCustomer: boolean;
}

/** A broad list can read or count the whole catalog, a narrow one reads little more than its page. */
export type ListCost = 'narrow' | 'broad';

/** Postgres reads the products before a page one by one, unless an index of the whole catalog has their order. */
const DEEP_OFFSET = 1000;

/** Returns how much a list can cost, before anything is read. */
export function listCost(list: ListShape): ListCost {
  const { q, category, tags, priceMin, priceMax, bands = [], facets, sort, offset, isCustomer } = list;
  if (facets.size > 0 || bands.length > 0 || priceMin !== undefined || priceMax !== undefined) return 'broad';
  const isByPrice = sort === 'price' || sort === '-price';
  if (isCustomer && isByPrice) return 'broad';
  if (q !== undefined) return isBroad(queryWords(q)) ? 'broad' : 'narrow';
  const isFiltered = category !== undefined || tags.length > 0;
  return isFiltered && (isByPrice || sort === '-updated_at' || offset > DEEP_OFFSET) ? 'broad' : 'narrow';
}
