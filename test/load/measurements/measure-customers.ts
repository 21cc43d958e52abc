/**
 * Measures what more customers with contract prices cost: `node test/load/measurements/measure-customers.ts [customers …]`, by default 1000 10000 100000. Starts a whole system of
 * its own with a store of 10,000 products, has Postgres add customers with 100 contract prices and an order each, and prints the processor time of reads and the sizes of
 * tables. The readers are up to a thousand customers, spread over all of them.
 */
import { connect } from '@storefront/db';
import { startSystem } from '@storefront/local-system';
import pg from 'pg';
import type { Database } from '../../../services/catalog/src/store/schema.ts';
import type { TestStore } from '../../support/systems/a-store.ts';
import { customerReads, type Reader } from '../flows/customer-reads.ts';
import type { Sample } from '../probes/measure.ts';
import { backgroundOf, processesOf } from '../probes/processor-time.ts';
import { sizeTable } from '../results/size-table.ts';
import { measureAlone } from '../run-rows.ts';
import { withProductsFile } from '../worlds/catalog-world.ts';
import { insertContractPrices } from '../worlds/grow-catalog.ts';
import { copiesOfCustomer, copiesOfOrder, customerId, insertCopies } from '../worlds/grow-history.ts';
import { aStoreWithOrder } from '../worlds/store-with-order.ts';
import { worldOf } from '../worlds/world.ts';

const PRODUCTS = 10_000;
const READERS_MAX = 1_000;
const REPETITIONS = 3;
const SECONDS = 5;
/** The processor time without requests is subtracted from reads of less than a millisecond, so it is measured for longer than for other loads. */
const IDLE_SECONDS = 20;
/** One statement writes nine million prices and their index. */
const GROWS_WITHIN_MS = 3_600_000;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 10_000, 100_000];

const system = await startSystem({ ephemeral: true });
const client = new pg.Client({ connectionString: system.urls.postgresUrl });
await client.connect();
const catalogUrl = new URL(system.urls.postgresUrl);
catalogUrl.searchParams.set('options', '-c search_path=catalog');
const catalog = connect<Database>({ url: catalogUrl.href, name: 'growth', poolMax: 1, statementTimeoutMs: GROWS_WITHIN_MS });
try {
  await measureCustomers();
} finally {
  await catalog.close();
  await client.end();
  await system.stop();
}

async function measureCustomers(): Promise<void> {
  const { store, shopper, orderId } = await aStoreWithOrder(system);
  await withProductsFile(0, PRODUCTS, (file) => store.cli('catalog', 'import', file));
  const table = sizeTable('Processor ms / of which Postgres, by customers', sizes);
  let copied = 0;
  for (const size of sizes) {
    await insertCopies(client, copiesOfCustomer(shopper.customerId), copied, size - 1);
    await insertCopies(client, copiesOfOrder(orderId, size), copied, size - 1);
    await insertContractPrices(catalog.db, store, PRODUCTS, copied, size - 1);
    copied = size;
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    const cells = [...(await costsOf(store, await readersOf(store, size))), ...(await sizesOf())];
    for (const [name, cell] of cells) table.add(name, cell);
    process.stderr.write(`${size} customers measured: ${JSON.stringify(cells)}\n`);
  }
  process.stdout.write(table.markdown());
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

async function costsOf(store: TestStore, readers: readonly Reader[]): Promise<readonly (readonly [string, string])[]> {
  const { reads, close } = customerReads(worldOf(system), store, PRODUCTS, readers);
  const costs: (readonly [string, string])[] = [];
  // Measured once here, and kept for `measureAlone`.
  await backgroundOf(processesOf(system), IDLE_SECONDS * 1000);
  for (const [work, measure] of reads) {
    const sample = await measureAlone(
      { name: work, processes: () => processesOf(system), measure },
      { repetitions: REPETITIONS, seconds: SECONDS },
    );
    costs.push([work, costOf(sample)]);
  }
  close();
  return costs;
}

function costOf({ cpuMicros = 0, cpuMicrosOf = {}, failures }: Sample): string {
  if (failures > 0) return `${failures} failures`;
  return [cpuMicros, cpuMicrosOf.postgres ?? 0].map((micros) => (micros / 1000).toFixed(2)).join(' / ');
}

/** The size of the tables of customers including their indexes, in total and per row. */
async function sizesOf(): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await client.query<{ name: string; mib: string; bytes: string }>(
    `select relname as name, round(pg_total_relation_size(oid) / 1048576.0)::text as mib, round(pg_total_relation_size(oid) / reltuples)::text as bytes
     from pg_class where oid in ('catalog.contract_price'::regclass, 'billing.customer'::regclass) order by relname`,
  );
  return rows.map(({ name, mib, bytes }) => [`\`${name}\`, MiB / bytes per row`, `${mib} / ${bytes}`]);
}
