import type { FacetCounts__Output } from '@storefront/proto/storefront/catalog/v1';

/** Renders the counts of the facets that were requested, in a fixed order. */
export function renderFacets(facets: Readonly<Record<string, FacetCounts__Output>>, requested: readonly string[]) {
  const names = ['tags', 'categories', 'availability'].filter((name) => requested.includes(name));
  return Object.fromEntries(names.map((name) => [name, (facets[name]?.counts ?? []).map(({ value, count }) => ({ value, count }))]));
}
