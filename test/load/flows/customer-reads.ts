import type { BillingAdminServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import { createClient } from '@storefront/rpc';
import type { TestStore } from '../../support/systems/a-store.ts';
import { measureCalls } from '../measurements/measure-calls.ts';
import { measurePaths } from '../measurements/measure-paths.ts';
import { measureQuotes } from '../measurements/measure-quotes.ts';
import type { Contender } from '../run-rows.ts';
import { searchQuery, skuOf } from '../worlds/catalog-data.ts';
import { pricedProduct } from '../worlds/grow-catalog.ts';
import { customerId } from '../worlds/grow-history.ts';
import type { World } from '../worlds/world.ts';
import { loadCaller } from './load-caller.ts';

/** A customer who reads. */
export interface Reader {
  /** The number of the copied customer. */
  readonly number: number;
  readonly token: string;
}

/** The name of a read, and its measurement. */
export type CustomerRead = readonly [name: string, measure: Contender['measure']];

const QUOTE_LINES = 20;
const PAGE = 50;

/** The reads of customers with contract prices, one at a time from one reader after another, and the operator's list of customers. */
export function customerReads(world: World, store: TestStore, products: number, readers: readonly Reader[]) {
  const { system } = world;
  const { mode, secretKey, tenantId } = store;
  const readerOf = (index: number): Reader => {
    const reader = readers[index % readers.length];
    if (reader === undefined) throw new Error('there are no readers');
    return reader;
  };
  const path = (pathOf: (index: number) => string): Contender['measure'] =>
    measurePaths({
      url: system.baseUrl,
      headers: { authorization: `Bearer ${secretKey}` },
      connections: 1,
      request: (index) => ({ path: pathOf(index), headers: { 'x-storefront-shopper-token': readerOf(index).token } }),
    });
  /** The SKU of price number `price` of the reader of a request. */
  const skuOfReader = (index: number, price: number): string => skuOf(pricedProduct(readerOf(index).number, price, products));
  /** How many reads the reader has made before. */
  const roundOf = (index: number): number => Math.floor(index / readers.length);
  // A reader's next page is another one, so that no cached page is a response.
  const page = (index: number): string => `limit=${PAGE}&offset=${roundOf(index) * 10 + (index % 10)}`;

  const quotes = measureQuotes(
    world,
    (run) => ({ ...loadCaller({ tenantId, mode }), customerId: customerId(readerOf(run).number) }),
    (run) => Array.from({ length: QUOTE_LINES }, (_, line) => ({ sku: skuOfReader(run, run + line), quantity: '3' })),
  );
  const billing = createClient<BillingAdminServiceDefinition>('storefront.billing.v1.BillingAdminService', {
    address: system.addresses.billing,
    serviceToken: system.tokens.operator,
  });
  const operator = { ...loadCaller({ tenantId, mode }), kind: 'operator' as const };

  const reads: readonly CustomerRead[] = [
    ['page of 50 by SKU', path((index) => `/v1/products?${page(index)}`)],
    ['page of 50 by price', path((index) => `/v1/products?sort=price&${page(index)}`)],
    ['mixed searches', path((index) => `/v1/products?q=${encodeURIComponent(searchQuery(index))}`)],
    ['one product', path((index) => `/v1/products/${skuOfReader(index, roundOf(index))}`)],
    [`quote of ${QUOTE_LINES} lines`, quotes.measure],
    ['the customer', path(() => '/v1/me')],
    ["the customer's list of orders", path(() => '/v1/orders')],
    ["the customer's list of invoices", path(() => '/v1/invoices')],
    ["operator's list of 50 customers", measureCalls(() => billing.listStoreCustomers({ keyset: { limit: PAGE } }, operator))],
  ];
  return {
    reads,
    close() {
      quotes.close();
      billing.close();
    },
  };
}
