import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { FacetIndexes } from './search/facet-indexes.ts';
import type { SearchLimit } from './search/search-limit.ts';
import type { WordCache } from './search/word-cache.ts';
import type { ReadPartial } from './store/partial-reads.ts';
import type { Database } from './store/schema.ts';
import type { RenderedProducts } from './wire/rendered-products.ts';

/** The dependencies of the handlers, consumers and sweeps of this service; built once, in `start.ts`. */
export interface CatalogDeps {
  readonly db: Kysely<Database>;
  /** Reads products, without stock or contract prices if those are unavailable. */
  readonly readPartial: ReadPartial;
  /** Limits concurrent searches. */
  readonly limitSearch: SearchLimit;
  /** What the dictionaries of stores contain for words of recent searches. */
  readonly searchedWords: WordCache;
  /** Counts the products of a filter. */
  readonly facetIndexes: FacetIndexes;
  /** The public JSON of products that lists have shown. */
  readonly renderedProducts: RenderedProducts;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the relay; call it after each commit that may have written events. */
  readonly afterCommit: () => void;
  readonly log: Logger;
}
