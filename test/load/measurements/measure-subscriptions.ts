/**
 * Measures what more subscriptions of a store cost: `node test/load/measurements/measure-subscriptions.ts [subscriptions …]`, by default 0 1 5 20. Starts a whole system, changes
 * products of a store at a steady rate, and prints the processor time of each process per event, from the change to the last settled delivery, less what it takes without events.
 * Then prints the bytes on disk of a delivery with its attempt.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem } from '@storefront/local-system';
import pg from 'pg';
import type { TestStore } from '../../support/systems/a-store.ts';
import { productChanges, subscribe, takeArrived, waitForArrivals } from '../flows/webhook-load.ts';
import type { Sample } from '../probes/measure.ts';
import { backgroundOf, processesOf } from '../probes/processor-time.ts';
import { sizeTable } from '../results/size-table.ts';
import { measureAlone } from '../run-rows.ts';
import { type Baseline, spawnBaseline } from '../systems/spawn-baseline.ts';
import { catalogProduct } from '../worlds/catalog-data.ts';
import { worldOf } from '../worlds/world.ts';

/** With 20 subscriptions, 200 deliveries a second, which is less than half of what two cores can send. */
const EVENTS_PER_SECOND = 10;
const SECONDS = 20;
const REPETITIONS = 3;
const PRODUCTS = 100;
/** Before the first measurement, so that code is compiled. */
const WARM_UP_SECONDS = 10;
/** The processor time without events is subtracted from each event, so it is measured for longer than for requests. */
const IDLE_SECONDS = 30;
/** Longer than it takes to settle a delivery whose response has arrived. */
const SETTLED_MS = 1_000;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [0, 1, 5, 20];

const system = await startSystem({ ephemeral: true });
const world = worldOf(system);
const receiver = await spawnBaseline('receiver', {});
try {
  await measureSubscriptions(receiver);
} finally {
  await receiver.stop();
  await system.stop();
}

async function measureSubscriptions({ url }: Baseline): Promise<void> {
  const store = await world.newStore();
  const products = Array.from({ length: PRODUCTS }, (_, index) => catalogProduct(index));
  await store.importProducts(products);
  const changes = productChanges(
    world,
    store,
    products.map(({ sku }) => sku),
  );
  const processes = () => processesOf(system);
  const table = sizeTable('Processor ms per event, by subscriptions', sizes);
  await changes.run(EVENTS_PER_SECOND, WARM_UP_SECONDS);
  await sleep(SETTLED_MS);
  // Measured once here, and kept for `measureAlone`.
  await backgroundOf(processes(), IDLE_SECONDS * 1000);
  let subscribed = 0;
  for (const size of sizes) {
    for (; subscribed < size; subscribed += 1) await subscribe(store, `${url}/${subscribed}`, ['product.updated']);
    const measure = async (seconds: number): Promise<Sample> => {
      await takeArrived(url);
      const events = await changes.run(EVENTS_PER_SECOND, seconds);
      await waitForArrivals(url, events * size);
      await sleep(SETTLED_MS);
      return { rate: EVENTS_PER_SECOND, done: events, failures: 0 };
    };
    const { cpuMicros = 0, cpuMicrosOf = {} } = await measureAlone(
      { name: 'storefront', processes, measure },
      { repetitions: REPETITIONS, seconds: SECONDS },
    );
    table.add('all', (cpuMicros / 1000).toFixed(2));
    for (const [name, micros] of Object.entries(cpuMicrosOf)) table.add(name, (micros / 1000).toFixed(2));
    process.stderr.write(`${size} subscriptions measured\n`);
  }
  changes.close();
  process.stdout.write(table.markdown());
  process.stdout.write(`${JSON.stringify(await sizesOf(store))}\n`);
}

/** The average body, and the bytes on disk per delivery, as they were written and without the space of earlier versions of their rows. */
async function sizesOf({ tenantId }: TestStore) {
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  const select = async (what: string): Promise<number> => {
    const { rows } = await client.query<{ value: number }>(`select (${what})::float8 as value`);
    return Math.round(rows[0]?.value ?? 0);
  };
  const deliveries = `select count(*) from webhooks.delivery`;
  const each = `(pg_total_relation_size('webhooks.delivery') + pg_total_relation_size('webhooks.attempt')) / nullif((${deliveries}), 0)`;
  const body = await select(`select avg(length(body)) from webhooks.delivery where tenant_id = '${tenantId}'`);
  const written = await select(each);
  await client.query('vacuum full webhooks.delivery, webhooks.attempt');
  const sizes = { deliveries: await select(deliveries), bodyBytes: body, bytesWritten: written, bytesCompact: await select(each) };
  await client.end();
  return sizes;
}
