import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TestStore } from '../../support/systems/a-store.ts';
import { catalogProduct, skuOf } from './catalog-data.ts';
import type { World } from './world.ts';

/** A store in the prepared data, as saved for later runs. */
export interface PreparedStore {
  readonly tenantId: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly products: number;
  readonly customerIds: readonly string[];
}

export interface CatalogWorld {
  readonly small: PreparedStore;
  readonly large: PreparedStore;
}

const SMALL = 10_000;
const LARGE = 100_000;
const CUSTOMERS = 1000;
const PRICES_EACH = 100;
const FILE = 'catalog-world.json';

/** Fills a new system with stores of 10,000 and 100,000 products, the latter with 1,000 customers who have 100 contract prices each. */
export async function prepareCatalog(world: World): Promise<void> {
  const small = await fill(await world.newStore(), SMALL, 0);
  const large = await fill(await world.newStore(), LARGE, CUSTOMERS);
  await writeFile(join(world.system.home, FILE), JSON.stringify({ small, large } satisfies CatalogWorld));
}

export const readCatalogWorld = async ({ system }: World): Promise<CatalogWorld> =>
  JSON.parse(await readFile(join(system.home, FILE), 'utf8')) as CatalogWorld;

async function fill(store: TestStore, products: number, customers: number): Promise<PreparedStore> {
  await importProducts(store, 0, products);
  if (customers > 0) {
    await withFile('customers.csv', customersOf(customers), (file) => store.cli('customers', 'import', file));
    await withFile('prices.csv', pricesOf(customers, products), (file) => store.cli('prices', 'import', file));
  }
  const { tenantId, publishableKey, secretKey } = store;
  return { tenantId, publishableKey, secretKey, products, customerIds: await customerIdsOf(store, customers) };
}

async function customerIdsOf(store: TestStore, customers: number): Promise<readonly string[]> {
  if (customers === 0) return [];
  return (await store.cli<readonly { id: string }[]>('customers', 'list', '--limit', `${customers}`)).map(({ id }) => id);
}

const importProducts = (store: TestStore, from: number, count: number): Promise<unknown> =>
  withProductsFile(from, count, (file) => store.cli('catalog', 'import', file));

/** Runs `work` with a temporary file of `count` products, starting at number `from`. */
export const withProductsFile = <T>(from: number, count: number, work: (file: string) => Promise<T>): Promise<T> =>
  withFile('products.jsonl', linesOf(from, count), work);

function* linesOf(from: number, count: number): Generator<string> {
  for (let index = from; index < from + count; index += 1) yield `${JSON.stringify(catalogProduct(index))}\n`;
}

function* customersOf(customers: number): Generator<string> {
  yield 'email,name\n';
  for (let customer = 0; customer < customers; customer += 1) yield `${emailOf(customer)},C ${customer}\n`;
}

function* pricesOf(customers: number, products: number): Generator<string> {
  yield 'customer_email,sku,unit_price,min_quantity\n';
  for (let customer = 0; customer < customers; customer += 1) {
    for (let index = 0; index < PRICES_EACH; index += 1) {
      const product = (customer * 7919 + index * 997) % products;
      yield `${emailOf(customer)},${skuOf(product)},${90 + (index % 50)}.50,${index % 4 === 0 ? 10 : 1}\n`;
    }
  }
}

const emailOf = (customer: number): string => `c${customer}@example.com`;

async function withFile<T>(name: string, lines: Iterable<string>, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-bench-file-'));
  try {
    const file = join(folder, name);
    await pipeline(Readable.from(lines), createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
