import type { FairQueue } from '@storefront/fair-queue';
import type {
  CatalogAdminServiceDefinition,
  CatalogServiceDefinition,
  SandboxServiceDefinition,
} from '@storefront/proto/storefront/catalog/v1';
import type { RpcNames, StreamHandlerOf, UnaryHandlerOf } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { FacetIndexes } from './search/facet-indexes.ts';
import type { ListPermits } from './search/list-permits.ts';
import type { WordCache } from './search/word-cache.ts';
import type { ReadPartial } from './store/partial-reads.ts';
import type { ReadDetail } from './store/products/detail-reader.ts';
import type { Db } from './store/schema.ts';
import type { RenderedProducts } from './wire/rendered-products.ts';

/** The dependencies of the handlers, consumers and sweeps of this service; built once, in `start.ts`. */
export interface CatalogDeps {
  readonly db: Db;
  /** Reads products, without stock or contract prices if those are unavailable. */
  readonly readPartial: ReadPartial;
  /** Reads one product with its long texts, without stock or contract prices if those are unavailable. */
  readonly readDetail: ReadDetail;
  /** The permits of concurrent lists of products. */
  readonly listPermits: ListPermits;
  /** The permits of concurrent imports. */
  readonly importPermits: FairQueue;
  /** The entries of stores' dictionaries for words of recent searches. */
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

type Definitions = CatalogAdminServiceDefinition | CatalogServiceDefinition | SandboxServiceDefinition;

/** Creates the handler of a unary RPC. */
export type CatalogHandler<N extends RpcNames<Definitions>> = (deps: CatalogDeps) => UnaryHandlerOf<Definitions, N>;
/** Creates the handler of an RPC whose response is streamed. */
export type CatalogStreamHandler<N extends RpcNames<Definitions>> = (deps: CatalogDeps) => StreamHandlerOf<Definitions, N>;
