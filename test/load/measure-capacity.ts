/**
 * Measures the points for `npm run simulate`: `node test/load/measure-capacity.ts [seconds] [visitors…]`, by default 10 seconds each of 1 and 16 visitors. Starts a whole
 * system whose commits wait for the disk, lets visitors fill carts and place orders one after the other, and prints the rates, the latencies, the processor time of
 * each process, and what a flush of the log takes meanwhile, for tools/capacity/src/costs.ts. Needs Linux, and a Postgres that reports flushes in pg_stat_io.
 */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem } from '@storefront/local-system';
import pg from 'pg';
import { aProduct, aStore } from '../support/a-store.ts';
import { CART_STEPS, cartFlow, ORDER_STEPS, orderFlow, type ShopperHeaders } from './cart-flows.ts';
import { flowClient } from './http-flow.ts';
import { processorSecondsOf } from './processor-time.ts';
import { waitUntilDrained } from './wait-until-drained.ts';

const PRODUCTS = 200;
/** So that code is compiled, statements are prepared, and quotes are kept. */
const WARM_UP_SECONDS = 8;
/** Longer than the windows in which holds are committed and checkouts completed. */
const SETTLED_MS = 1500;
/** How long the system is watched without visitors. What it takes then is subtracted. */
const IDLE_SECONDS = 10;
const FLOWS = { cart: { run: cartFlow, steps: CART_STEPS }, order: { run: orderFlow, steps: ORDER_STEPS } } as const;

const [seconds = 10, ...given] = process.argv.slice(2).map(Number);
const visitorCounts = given.length > 0 ? given : [1, 16];
const system = await startSystem();
const connection = new pg.Client({ connectionString: system.urls.postgresUrl });
try {
  await connection.connect();
  await measureCapacity();
} finally {
  await connection.end();
  await system.stop();
}

async function measureCapacity(): Promise<void> {
  await connection.query('alter system set track_wal_io_timing = on');
  await connection.query('select pg_reload_conf()');
  const { visit, close } = await openShop(Math.max(...visitorCounts));
  for (const name of ['order', 'cart'] as const) await visit(name, Math.max(...visitorCounts), WARM_UP_SECONDS);
  await settle();
  const idle = await idleMsPerSecond();
  for (const visitors of visitorCounts) {
    for (const name of ['cart', 'order'] as const) {
      const point = await measurePoint(name, idle, () => visit(name, visitors, seconds));
      process.stdout.write(`${JSON.stringify({ flow: name, visitors, cores: cpus().length, ...point }, null, 1)}\n`);
    }
  }
  await close();
}

type FlowName = keyof typeof FLOWS;
/** The milliseconds of each request of each flow. */
type Times = readonly (readonly number[])[];

/** Fills a store, and returns a function that lets visitors run a flow again and again. */
async function openShop(visitorsMax: number) {
  const store = await aStore({ system });
  const skus = Array.from({ length: PRODUCTS }, (_, index) => `LOAD-${index}`);
  await store.importProducts(skus.map((sku) => aProduct({ sku, list_unit_price: 12.5, stock_quantity: 100_000_000 })));
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index < visitorsMax; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  const client = flowClient(system.baseUrl, visitorsMax);
  let begun = 0;
  const visit = async (name: FlowName, visitors: number, forSeconds: number): Promise<Times> => {
    const flows: (readonly number[])[] = [];
    const until = performance.now() + forSeconds * 1000;
    const repeat = async (shopper: ShopperHeaders): Promise<void> => {
      while (performance.now() < until) {
        begun += 1;
        flows.push(await FLOWS[name].run(client, shopper, skus[begun % PRODUCTS] ?? ''));
      }
    };
    await Promise.all(shoppers.slice(0, visitors).map(repeat));
    return flows;
  };
  return { visit, close: () => client.close() };
}

async function measurePoint(name: FlowName, idle: Readonly<Record<string, number>>, visit: () => Promise<Times>) {
  const before = { processorMs: await processorMs(), flushes: await flushes() };
  const startedAt = performance.now();
  const flows = await visit();
  const visitedSeconds = (performance.now() - startedAt) / 1000;
  const flushed = await flushes();
  // The whole cost of the orders includes the work that follows the responses.
  await settle();
  const after = await processorMs();
  const allSeconds = (performance.now() - startedAt) / 1000;
  const perFlow = Object.entries(after).map(([process, ms]) => {
    const own = ms - (before.processorMs[process] ?? 0) - (idle[process] ?? 0) * allSeconds;
    return [process, round(Math.max(0, own) / flows.length)] as const;
  });
  const count = flushed.count - before.flushes.count;
  const p95Of = FLOWS[name].steps.map((step, index) => [step, summaryOf(flows.map((times) => times[index] ?? 0)).p95] as const);
  return {
    flows_per_second: round(flows.length / visitedSeconds),
    requests_ms: { ...summaryOf(flows.flat()), p95_of: Object.fromEntries(p95Of) },
    flow_ms: summaryOf(flows.map((times) => times.reduce((sum, ms) => sum + ms, 0))),
    processor_ms: Object.fromEntries(perFlow),
    flush: { ms: round((flushed.ms - before.flushes.ms) / count), per_flow: round(count / flows.length) },
  };
}

async function settle(): Promise<void> {
  await waitUntilDrained(system.env);
  await sleep(SETTLED_MS);
}

/** What each process takes without visitors, in ms of processor time a second. */
async function idleMsPerSecond(): Promise<Readonly<Record<string, number>>> {
  const before = await processorMs();
  await sleep(IDLE_SECONDS * 1000);
  const after = await processorMs();
  const rates = Object.entries(after).map(([process, ms]) => [process, (ms - (before[process] ?? 0)) / IDLE_SECONDS] as const);
  return { ...Object.fromEntries(rates), client: 0 };
}

/** The processor time of each process of the system, and of this one, which generates the load. */
async function processorMs(): Promise<Readonly<Record<string, number>>> {
  const rows = system.processes().filter(({ pid }) => typeof pid === 'number');
  const times = await Promise.all(
    rows.map(async ({ name, pid }) => [name.replace(/-\d+$/, ''), 1000 * (await processorSecondsOf(pid ?? 0))] as const),
  );
  const { user, system: kernel } = process.cpuUsage();
  return { ...Object.fromEntries(times), client: (user + kernel) / 1000 };
}

/** How often the log was flushed so far, and how long that took in all. */
async function flushes(): Promise<{ readonly count: number; readonly ms: number }> {
  const { rows } = await connection.query(
    `select sum(fsyncs)::float8 as count, sum(fsync_time)::float8 as ms from pg_stat_io where object = 'wal'`,
  );
  return rows[0];
}

function summaryOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
