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

/** The ID of each category's parent; null for a root. */
export type CategoryParents = ReadonlyMap<string, string | null>;

/** Adds up the counts of each value. A product counts once in each ancestor of its categories. */
export function facetsOf(tally: FacetTally, wanted: ReadonlySet<Facet>, parents: CategoryParents): Facets {
  return {
    ...(wanted.has('tags') ? { tags: sum(tally.tags, (slugs) => slugs) } : {}),
    ...(wanted.has('categories') ? { categories: sum(tally.categories, (ids) => withAncestors(ids, parents)) } : {}),
    ...(wanted.has('availability') ? { availability: BANDS.map((value) => ({ value, count: tally.bands.get(value) ?? 0 })) } : {}),
  };
}

function sum(counts: ReadonlyMap<readonly string[], number>, valuesOf: (set: readonly string[]) => Iterable<string>): FacetCount[] {
  const totals = new Map<string, number>();
  for (const [set, count] of counts) {
    for (const value of new Set(valuesOf(set))) totals.set(value, (totals.get(value) ?? 0) + count);
  }
  return Array.from(totals, ([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function withAncestors(ids: readonly string[], parents: CategoryParents): Set<string> {
  const all = new Set<string>();
  for (const id of ids) {
    for (let at: string | null | undefined = id; at !== null && at !== undefined && !all.has(at); at = parents.get(at)) all.add(at);
  }
  return all;
}

/** Returns the given categories and all their descendants. */
export function withDescendants(ids: readonly string[], parents: CategoryParents): ReadonlySet<string> {
  const wanted = new Set(ids);
  return new Set([...parents.keys()].filter((id) => [...withAncestors([id], parents)].some((at) => wanted.has(at))));
}
