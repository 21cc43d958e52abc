import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { QuoteLine } from '@storefront/proto/storefront/catalog/v1/QuoteLine';
import { type Caller, createClient } from '@storefront/rpc';
import { measureFlows, type Sample } from './measure.ts';
import type { World } from './world.ts';

/** Measures the call with which the cart service prices its lines. */
export function measureQuotes(
  { system }: World,
  caller: Caller,
  linesOf: (run: number) => QuoteLine[],
): (seconds: number) => Promise<Sample> {
  let runs = 0;
  return async (seconds) => {
    const catalog = createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
      address: system.addresses.catalog,
      serviceToken: system.tokens.cart,
    });
    const quote = async (): Promise<readonly number[]> => {
      const lines = linesOf(runs);
      runs += 1;
      const startedAt = performance.now();
      const quoted = await catalog.quoteLines({ lines }, caller);
      if (!quoted.lines.every(({ found }) => found)) throw new Error('a product was not found');
      return [performance.now() - startedAt];
    };
    const sample = await measureFlows(quote, { steps: ['quote'], concurrency: 1, seconds });
    catalog.close();
    return sample;
  };
}
