import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { CatalogClient } from './clients.ts';
import type { QuoteLines } from './quotes/quote-lines.ts';
import type { CartStore } from './store/change-cart.ts';
import type { Database } from './store/schema.ts';

/** The dependencies of the handlers of this service; built once, in `start.ts`. */
export interface CartDeps extends CartStore {
  readonly catalog: CatalogClient;
  /** Quotes for what shoppers are shown. A checkout asks the catalog instead. */
  readonly quoteLines: QuoteLines;
  readonly newId: () => string;
}

/** The dependencies of the sweeps of this service. */
export interface SweepDeps {
  readonly db: Kysely<Database>;
  readonly log: Logger;
}
