/**
 * Measures what a longer history of orders costs: `node test/load/measurements/measure-history.ts [orders …]`, by default 10000 100000 1000000. Starts a whole system of
 * its own, has Postgres copy one order and its invoice, and prints the times of reads and checkouts, the processor time of the idle system, and the sizes.
 */
import { startSystem } from '@storefront/local-system';
import pg from 'pg';
import { anOrder } from '../../support/http/priced-cart.ts';
import { brokenChecks } from '../../support/operator/doctor.ts';
import type { Shopper } from '../../support/systems/a-store.ts';
import { processorSecondsOf } from '../probes/processor-time.ts';
import { sizeTable } from '../results/size-table.ts';
import { CUSTOMERS, copiesOfCustomer, copiesOfOrder, insertCopies } from '../worlds/grow-history.ts';
import { aStoreWithOrder, SKU } from '../worlds/store-with-order.ts';

const RUNS = 40;
const IDLE_SECONDS = 10;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 100_000, 1_000_000];

const system = await startSystem({ ephemeral: true });
const client = new pg.Client({ connectionString: system.urls.postgresUrl });
await client.connect();
try {
  await measureHistory();
} finally {
  await client.end();
  await system.stop();
}

async function measureHistory(): Promise<void> {
  const { store, shopper, orderId } = await aStoreWithOrder(system);
  await insertCopies(client, copiesOfCustomer(shopper.customerId), 0, CUSTOMERS - 1);
  const table = sizeTable('Orders of the store', sizes);
  let copied = 0;
  for (const size of sizes) {
    await insertCopies(client, copiesOfOrder(orderId), copied + 1, size);
    // A shopper with the share of a customer, so that the list has several pages.
    await client.query(
      `update orders.sales_order set customer_id = $1 where number in (select 'SO-' || (1000000 + n) from generate_series($2::int, $3::int, $4::int) n)`,
      [shopper.customerId, copied + 1, size, CUSTOMERS],
    );
    copied = size;
    await client.query('vacuum analyze');
    const measured = [
      ...(await measuresOf(shopper, orderId, () => store.cli('orders', 'list', '--limit', '50'))),
      ['size of orders and billing in MiB', await sizeOf()] as const,
    ];
    for (const [name, value] of measured) table.add(name, value);
    process.stderr.write(`${size} orders measured: ${JSON.stringify(measured)}\n`);
  }
  process.stdout.write(table.markdown());
}

/** Measures reads and writes one at a time, and then the idle system. */
async function measuresOf(
  shopper: Shopper,
  orderId: string,
  listAll: () => Promise<unknown>,
): Promise<readonly (readonly [string, string])[]> {
  const reads: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["list of the shopper's orders, p50 / p95 in ms", () => shopper.api.get('/v1/orders')],
    ["list of the shopper's invoices, p50 / p95 in ms", () => shopper.api.get('/v1/invoices')],
    ['one order, p50 / p95 in ms', () => shopper.api.get(`/v1/orders/${orderId}`)],
    ["operator's list of 50 orders, p50 / p95 in ms", listAll],
    ['from no cart to an order, p50 / p95 in ms', () => anOrder(shopper, [{ sku: SKU, quantity: 1 }])],
  ];
  const measured: (readonly [string, string])[] = [];
  for (const [name, read] of reads) {
    const times: number[] = [];
    const before = await postgresSeconds();
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now();
      await read();
      if (run >= RUNS / 10) times.push(performance.now() - startedAt);
    }
    const postgresMs = (((await postgresSeconds()) - before) * 1000) / RUNS;
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    measured.push([name, `${at(0.5)} / ${at(0.95)}`], [name.replace(/, p50.*/, ', Postgres ms'), postgresMs.toFixed(1)]);
  }
  const startedAt = performance.now();
  const broken = await brokenChecks(system.env, '--full');
  const named = broken.map(({ name }) => name).join(', ');
  measured.push(['doctor --full in s', `${((performance.now() - startedAt) / 1000).toFixed(1)}${named === '' ? '' : ` (${named})`}`]);
  const before = await postgresSeconds();
  await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000));
  measured.push([
    'idle Postgres, ms of processor time per second',
    ((((await postgresSeconds()) - before) * 1000) / IDLE_SECONDS).toFixed(1),
  ]);
  return measured;
}

/** The processor time of Postgres, including its connections. */
function postgresSeconds(): Promise<number> {
  return processorSecondsOf(system.processes().find(({ name }) => name === 'postgres')?.pid ?? 0);
}

async function sizeOf(): Promise<string> {
  const { rows } = await client.query<{ mib: string }>(
    `select round(sum(pg_total_relation_size(c.oid)) / 1048576)::text as mib from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('orders', 'billing')`,
  );
  return rows[0]?.mib ?? '';
}
