import type { CatalogServiceDefinition, QuoteLine } from '@storefront/proto/storefront/catalog/v1';
import { type Caller, createClient } from '@storefront/rpc';
import type { World } from '../worlds/world.ts';
import { measureCalls } from './measure-calls.ts';

/** Measures the call with which the cart service prices its lines. */
export function measureQuotes({ system }: World, callerOf: (run: number) => Caller, linesOf: (run: number) => QuoteLine[]) {
  const catalog = createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
    address: system.addresses.catalog,
    serviceToken: system.tokens.cart,
  });
  return {
    measure: measureCalls(async (run) => {
      const quoted = await catalog.quoteLines({ lines: linesOf(run) }, callerOf(run));
      if (!quoted.lines.every(({ found }) => found)) throw new Error('a product was not found');
    }),
    close: () => catalog.close(),
  };
}
