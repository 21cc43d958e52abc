import { BANDS, type Band, isBand } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { ListProductsRequest__Output } from '@storefront/proto/storefront/catalog/v1';
import { FACETS, type Facet } from '../domain/facets.ts';
import type { FacetQuery } from '../search/find-with-facets.ts';

/** Amounts as the gateway sends them. */
const AMOUNT = /^\d{1,13}(\.\d{1,4})?$/;

/** Reads the filters of a list of products. The gateway validates them too; these checks are for other callers. */
export function readQuery(request: ListProductsRequest__Output): FacetQuery {
  const { q, category, tags, priceMin, priceMax } = request;
  for (const [field, amount] of Object.entries({ price_min: priceMin, price_max: priceMax })) {
    if (amount !== undefined && !AMOUNT.test(amount)) throw invalid(field, 'must be an amount', { location: 'query' });
  }
  if (Number(priceMin ?? 0) > Number(priceMax ?? Infinity)) throw invalid('price_max', 'must be at least price_min', { location: 'query' });
  return {
    q,
    category,
    tags,
    priceMin,
    priceMax,
    bands: request.availability.map(readBand),
    facets: new Set(request.facets.map(readFacet)),
  };
}

function readBand(text: string): Band {
  if (isBand(text)) return text;
  throw invalid('availability', `must be one of ${BANDS.join(', ')}`, { location: 'query' });
}

function readFacet(text: string): Facet {
  const facet = FACETS.find((name) => name === text);
  if (facet === undefined) throw invalid('facets', `must be one of ${FACETS.join(', ')}`, { location: 'query' });
  return facet;
}
