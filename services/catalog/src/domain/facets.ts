import { BANDS, type Band } from '@storefront/contract';
import type { FacetTally } from './facet-index.ts';

/** The facets of a product list. */
export const FACETS = ['tags', 'categories', 'availability'] as const;
export type Facet = (typeof FACETS)[number];

/** A value of a facet and the number of products that a list filtered by it would have. */
export interface FacetCount<Value extends string = string> {
  readonly value: Value;
  readonly count: number;
}

/** The counts of the facets that were asked for. */
export interface Facets {
  readonly tags?: readonly FacetCount[];
  readonly categories?: readonly FacetCount[];
  readonly availability?: readonly FacetCount<Band>[];
}

/** Returns the facets that were asked for, each value with the number of products, the most first. */
export const facetsOf = (tally: FacetTally, wanted: ReadonlySet<Facet>): Facets => ({
  ...(wanted.has('tags') ? { tags: sorted(tally.tags) } : {}),
  ...(wanted.has('categories') ? { categories: sorted(tally.categories) } : {}),
  ...(wanted.has('availability') ? { availability: BANDS.map((value) => ({ value, count: tally.bands.get(value) ?? 0 })) } : {}),
});

const sorted = (counts: ReadonlyMap<string, number>): readonly FacetCount[] =>
  Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
