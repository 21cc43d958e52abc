import type { Caller } from '@storefront/rpc';
import type { CatalogDeps } from '../../../services/catalog/src/deps.ts';
import { batchGetAvailability } from '../../../services/catalog/src/handlers/batch-get-availability.ts';
import { getProduct } from '../../../services/catalog/src/handlers/get-product.ts';
import { listChanges } from '../../../services/catalog/src/handlers/list-changes.ts';
import { listProducts } from '../../../services/catalog/src/handlers/list-products.ts';
import { quoteLines } from '../../../services/catalog/src/handlers/quote-lines.ts';
import { searchQuery, skuOf } from '../worlds/catalog-data.ts';

/** A named read of the catalog; `run` is the number of the call and varies its input. */
export type CatalogRead = readonly [name: string, read: (run: number) => Promise<unknown>];

type Given = Partial<Parameters<ReturnType<typeof listProducts>>[0]>;

const FACETS = ['tags', 'categories', 'availability'];

/** The reads that storefronts and carts depend on, called on the catalog's handlers. */
export function catalogReads(deps: CatalogDeps, anonymous: Caller, customer: Caller, imported: number): readonly CatalogRead[] {
  const list = (given: Given, by = anonymous) =>
    listProducts(deps)({ tags: [], availability: [], facets: [], limit: 50, offset: 0, ...given }, by);
  const sku = (run: number, index = 0): string => skuOf((run * 7919 + index * 31) % imported);
  const skus = (run: number, count: number): string[] => Array.from({ length: count }, (_, index) => sku(run, index));
  return [
    ['page of 50 by SKU', (run) => list({ offset: run * 10 })],
    ['page of 50 by price, with contract prices', (run) => list({ sort: 'price', offset: run * 10 }, customer)],
    ['page of a category', (run) => list({ category: `system-${run % 20}` })],
    ['page filtered by two tags', (run) => list({ tags: [`brand-${run % 200}`, ['ceramic', 'steel', 'vented'][run % 3] ?? ''] })],
    ['page with all facets', (run) => list({ facets: FACETS, offset: run * 10 })],
    ['page of a category with all facets', (run) => list({ category: `system-${run % 20}`, facets: FACETS })],
    [
      'page of a tag and a wide price range with all facets',
      (run) => list({ tags: [`brand-${run % 200}`], priceMin: `${run}`, facets: FACETS }),
    ],
    [
      'page of a wide price range and a band with all facets, with contract prices',
      (run) => list({ priceMin: `${run * 10}`, availability: ['LOW'], sort: 'price', facets: FACETS }, customer),
    ],
    ['page of a narrow price range', (run) => list({ priceMin: `${run * 100}`, priceMax: `${run * 100 + 5}` })],
    ['page of a rare band', (run) => list({ availability: ['OUT'], offset: run * 10 })],
    ['page of a common band', (run) => list({ availability: ['IN_STOCK'], offset: run * 10 })],
    [
      'page of a common band by price, with contract prices',
      (run) => list({ availability: ['IN_STOCK'], sort: '-price', offset: run * 10 }, customer),
    ],
    ['search with all facets', (run) => list({ q: searchQuery(run), facets: FACETS })],
    ['mixed searches', (run) => list({ q: searchQuery(run) })],
    ['search for one common word', (run) => list({ q: ['disc', 'pump', 'valve'][run % 3] ?? '' })],
    ['detail, with contract price', (run) => getProduct(deps)({ sku: sku(run) }, customer)],
    ['quote of 500 lines', (run) => quoteLines(deps)({ lines: skus(run, 500).map((line) => ({ sku: line, quantity: '3' })) }, customer)],
    ['availability of 200 SKUs', (run) => batchGetAvailability(deps)({ skus: skus(run, 200) }, anonymous)],
    ['page of the change feed', () => listChanges(deps)({ cursor: undefined, limit: 200 }, anonymous)],
  ];
}
