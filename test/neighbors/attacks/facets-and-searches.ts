import { searchQuery } from '../../load/worlds/catalog-data.ts';
import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 64;
const ADDRESSES = 50;
const SORTS = ['price', '-price', '-updated_at', 'sku'];

/** Every expensive read of a large catalog, none of which any cache has. */
export const facetsAndSearches: Attack = {
  name: 'facets-and-searches',
  resource: 'Searches, facets, and sorts',
  does: `facets, filters, sorts, and searches over 250,000 products from ${ADDRESSES} addresses`,
  reaches: { 'GET /v1/products: 200': 1 },
  plan: async ({ large: { publishableKey: key } }) => {
    const queries = Array.from({ length: 400 }, (_, index) => [
      `facets=tags,categories,availability&price_min=${index}.01&sort=${SORTS[index % SORTS.length]}`,
      `price_max=${2_000 + index}.01&sort=-price&offset=${index * 20}`,
      `sort=price&offset=${10_000 - index}`,
      `q=${encodeURIComponent(searchQuery(index))}&facets=tags,categories`,
      `q=${'aeioustrpl'[index % 10]}&sort=price&price_min=${index}`,
      `category=system-${index % 20}&sort=-updated_at&availability=LOW&facets=tags`,
    ]).flat();
    const requests = queries.map((query) => httpText({ path: `/v1/products?limit=200&${query}`, key }));
    return [{ kind: 'flood', requests, connections: CONNECTIONS, addresses: ADDRESSES }];
  },
};
