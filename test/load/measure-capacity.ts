/**
 * Measures one point for `npm run simulate`: `node test/load/measure-capacity.ts [visitors] [seconds]`, by default 16 and 15. Starts a whole system whose commits wait for
 * the disk, lets visitors place orders one after the other, and prints the rate, the latencies, and the processor time of each process, for
 * tools/capacity/src/costs.ts. Linux only.
 */
import { cpus } from 'node:os';
import { startSystem } from '@storefront/local-system';
import pg from 'pg';
import { aProduct, aStore } from '../support/a-store.ts';
import { ORDER_STEPS, orderFlow } from './cart-flows.ts';
import { flowClient } from './http-flow.ts';
import { processorSecondsOf } from './processor-time.ts';
import { waitUntilDrained } from './wait-until-drained.ts';

const SKU = 'BOLT';
const FLUSHES = 200;
const [visitors = 16, seconds = 15] = process.argv.slice(2).map(Number);

const system = await startSystem();
try {
  await measureCapacity();
} finally {
  await system.stop();
}

async function measureCapacity(): Promise<void> {
  const store = await aStore({ system });
  await store.importProducts([aProduct({ sku: SKU, list_unit_price: 10, stock_quantity: 100_000_000 })]);
  const credit = ['--credit-limit', '1000000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS'];
  const shoppers = [];
  for (let index = 0; index < visitors; index += 1) shoppers.push(await store.shopper(credit));
  const headers = shoppers.map(({ token }) => ({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token }));
  const client = flowClient(system.baseUrl, visitors);
  const flow = (index: number) => orderFlow(client, headers[index] ?? {}, SKU);

  // One visitor first: without queues, a response takes the work of its path, the flushes, and nothing else.
  const alone = await place(1, Math.min(seconds, 5), flow);
  const before = await processorTimes();
  const startedAt = performance.now();
  const loaded = await place(visitors, seconds, flow);
  const atEnd = await processorTimes();
  const elapsed = (performance.now() - startedAt) / 1000;
  // The whole cost of the orders includes the work that follows the responses.
  await waitUntilDrained(system.env);
  const drained = await processorTimes();
  await client.close();

  const perFlow = (from: Readonly<Record<string, number>>, to: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(to).map(([name, value]) => [name, round(((value - (from[name] ?? 0)) * 1000) / loaded.flows.length)]),
    );
  const used = Object.entries(atEnd).reduce((sum, [name, value]) => sum + value - (before[name] ?? 0), 0);
  const point = {
    measured_at: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    used_cores: round(used / elapsed),
    visitors,
    flows_per_second: round(loaded.flows.length / elapsed),
    flush_ms: round(await medianFlush()),
    processor_ms_per_flow: perFlow(before, drained),
    alone: summaryOf(alone),
    loaded: summaryOf(loaded),
  };
  process.stdout.write(`${JSON.stringify(point, null, 2)}\n`);
}

interface Placed {
  /** The milliseconds of each request, by flow. */
  readonly flows: readonly (readonly number[])[];
}

/** Lets visitors place orders until the time is over. */
async function place(count: number, forSeconds: number, flow: (index: number) => Promise<readonly number[]>): Promise<Placed> {
  const until = performance.now() + forSeconds * 1000;
  const flows: (readonly number[])[] = [];
  const visit = async (index: number): Promise<void> => {
    while (performance.now() < until) flows.push(await flow(index));
  };
  await Promise.all(Array.from({ length: count }, (_, index) => visit(index)));
  return { flows };
}

function summaryOf({ flows }: Placed) {
  const of = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  };
  const steps = ORDER_STEPS.map((name, index) => [name, of(flows.map((times) => times[index] ?? 0))] as const);
  return { flow: of(flows.map((times) => times.reduce((sum, ms) => sum + ms, 0))), requests: Object.fromEntries(steps) };
}

/** The processor time in seconds of each process of the system, and of this one, which generates the load. */
async function processorTimes(): Promise<Readonly<Record<string, number>>> {
  const rows = system.processes().filter(({ pid }) => typeof pid === 'number');
  const times = await Promise.all(
    rows.map(async ({ name, pid }) => [name.replace(/-\d+$/, ''), await processorSecondsOf(pid ?? 0)] as const),
  );
  const { user, system: kernel } = process.cpuUsage();
  return { ...Object.fromEntries(times), client: (user + kernel) / 1_000_000 };
}

/** How long a small transaction waits for the disk. */
async function medianFlush(): Promise<number> {
  const connection = new pg.Client({ connectionString: system.urls.postgresUrl });
  await connection.connect();
  await connection.query('create table flush_probe (n int)');
  const times: number[] = [];
  for (let index = 0; index < FLUSHES; index += 1) {
    const startedAt = performance.now();
    await connection.query('insert into flush_probe values (1)');
    times.push(performance.now() - startedAt);
  }
  await connection.query('drop table flush_probe');
  await connection.end();
  return times.toSorted((a, b) => a - b)[FLUSHES / 2] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
