import type { CartAdminServiceDefinition, CartServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { RpcNames, UnaryHandlerOf } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { CatalogClient } from './clients.ts';
import type { QuoteLines } from './quotes/quote-lines.ts';
import type { CartStore } from './store/change-cart.ts';
import type { Db } from './store/schema.ts';

/** The dependencies of the handlers of this service; built once, in `start.ts`. */
export interface CartDeps extends CartStore {
  readonly catalog: CatalogClient;
  /** Quotes for what shoppers are shown. */
  readonly quoteLines: QuoteLines;
  /** Quotes for a checkout, which are never cached. */
  readonly currentQuotes: QuoteLines;
  readonly newId: () => string;
}

/** The dependencies of the sweeps of this service. */
export interface SweepDeps {
  readonly db: Db;
  readonly log: Logger;
}

type Definitions = CartAdminServiceDefinition | CartServiceDefinition;

/** Creates the handler of a unary RPC. */
export type CartHandler<N extends RpcNames<Definitions>> = (deps: CartDeps) => UnaryHandlerOf<Definitions, N>;
