import { connect } from '@storefront/db';
import pg from 'pg';
import type { Database } from '../../../services/catalog/src/store/schema.ts';
import { checkOut, pricedCart } from '../../support/http/priced-cart.ts';
import type { TestStore } from '../../support/systems/a-store.ts';
import { type CustomerRead, customerReads, type Reader } from '../flows/customer-reads.ts';
import { measureCalls } from '../measurements/measure-calls.ts';
import { processesOf } from '../probes/processor-time.ts';
import type { Contender, Row } from '../run-rows.ts';
import { withProductsFile } from '../worlds/catalog-world.ts';
import { copyProducts, insertContractPrices } from '../worlds/grow-catalog.ts';
import { copiesOfCustomer, copiesOfOrder, customerId, insertCopies } from '../worlds/grow-history.ts';
import { aStoreWithOrder, SKU } from '../worlds/store-with-order.ts';
import type { RowsOf, World } from '../worlds/world.ts';

/** Products that are imported; more are copies of these. */
const PRODUCTS = 10_000;
/** The stores that are compared. Each customer has 100 contract prices and ten orders. */
const SIZES: readonly Size[] = [
  { products: PRODUCTS, customers: 1_000 },
  { products: 100 * PRODUCTS, customers: 100_000 },
];
const ORDERS_EACH = 10;
const READERS_MAX = 1_000;
/** One statement writes a million products, or ten million prices, and their indexes. */
const GROWS_WITHIN_MS = 3_600_000;
/** The most processor time in the larger store, relative to the smaller one. */
const GROWTH_MAX = 1.25;

/** The same reads and orders in a small and in a large store. Most of the time is spent to fill the large one. */
export const rowsOf: RowsOf = async (world) => {
  const stores: GrownStore[] = [];
  for (const size of SIZES) stores.push(await grow(world, size));
  const works = (stores[0]?.reads ?? []).map(([work]) => work);
  const contenders = (work: string): readonly Contender[] =>
    stores.flatMap(({ name, reads }) => {
      const read = reads.find(([each]) => each === work);
      return read === undefined ? [] : [{ name, processes: () => processesOf(world.system), measure: read[1] }];
    });
  return {
    rows: works.map((work): Row => ({ work, contenders: contenders(work), goal: growsLittle(stores.map(({ name }) => name)) })),
    close: async () => {
      for (const { close } of stores) close();
    },
  };
};

interface Size {
  readonly products: number;
  readonly customers: number;
}

interface GrownStore {
  readonly name: string;
  readonly reads: readonly CustomerRead[];
  readonly close: () => void;
}

/** Creates a store of which Postgres copies most rows. */
async function grow(world: World, size: Size): Promise<GrownStore> {
  const { products, customers } = size;
  const { store, shopper, orderId } = await aStoreWithOrder(world.system);
  await withProductsFile(0, PRODUCTS, (file) => store.cli('catalog', 'import', file));
  const client = new pg.Client({ connectionString: world.system.urls.postgresUrl });
  await client.connect();
  await insertCopies(client, copiesOfCustomer(shopper.customerId), 0, customers - 1);
  await insertCopies(client, copiesOfOrder(orderId, customers), 1, customers * ORDERS_EACH);
  await copyCatalog(world, store, size);
  await client.query('vacuum analyze');
  await client.end();
  const { reads, close } = customerReads(world, store, PRODUCTS, await readersOf(store, customers));
  return {
    name: `${products.toLocaleString('en-US')} products, ${customers.toLocaleString('en-US')} customers`,
    reads: [
      ...reads,
      ["operator's list of 50 orders", measureCalls(() => store.cli('orders', 'list', '--limit', '50'))],
      ['from no cart to an order', measureCalls(async () => checkOut(shopper, await pricedCart(shopper, [{ sku: SKU, quantity: 1 }])))],
    ],
    close,
  };
}

async function copyCatalog({ system }: World, store: TestStore, { products, customers }: Size): Promise<void> {
  const url = new URL(system.urls.postgresUrl);
  url.searchParams.set('options', '-c search_path=catalog');
  const catalog = connect<Database>({ url: url.href, name: 'growth', poolMax: 1, statementTimeoutMs: GROWS_WITHIN_MS });
  if (products > PRODUCTS) await copyProducts(catalog.db, store, PRODUCTS, 1, products / PRODUCTS - 1);
  await insertContractPrices(catalog.db, store, PRODUCTS, 0, customers - 1);
  await catalog.close();
}

/** Issues a shopper token to up to a thousand of the customers. */
async function readersOf(store: TestStore, customers: number): Promise<readonly Reader[]> {
  const count = Math.min(customers, READERS_MAX);
  const readers: Reader[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = Math.floor((index * customers) / count);
    const { body, status, text } = await store.server.post('/v1/auth/shopper-tokens', { customer_id: customerId(number) });
    if (status !== 201) throw new Error(`no token for customer ${number}: ${text}`);
    readers.push({ number, token: body.data.shopper_token });
  }
  return readers;
}

const growsLittle =
  ([few = '', many = '']: readonly string[]): Row['goal'] =>
  (medians) => {
    const growth = (medians[many]?.cpuMicros ?? Number.NaN) / (medians[few]?.cpuMicros ?? Number.NaN);
    return { target: `at most ${GROWTH_MAX} times the processor time`, result: `${growth.toFixed(2)} times`, met: growth <= GROWTH_MAX };
  };
