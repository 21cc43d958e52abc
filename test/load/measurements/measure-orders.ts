/**
 * Counts the work of an order: `node test/load/measurements/measure-orders.ts [orders] [shoppers] [checkout]`, by default 300 orders, 16 shoppers, and this checkout of the repository. Starts a whole
 * system whose commits wait for the disk, places the orders, waits for their last event, and prints what one order took: statements by role and
 * RPCs by name, less those that the system makes without orders, and processor time by process, which includes them. Then prints the statements with the times of their execution and planning.
 * Needs Linux and a Postgres with pg_stat_statements.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type System, startSystem } from '@storefront/local-system';
import pg from 'pg';
import { aProduct, aStore } from '../../support/systems/a-store.ts';
import { orderFlow, type ShopperHeaders } from '../flows/cart-flows.ts';
import { flowClient } from '../flows/http-flow.ts';
import { processesOf, processorSecondsOf } from '../probes/processor-time.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';

const PRODUCTS = 200;
/** Orders before the count starts, so that code is compiled and statements are prepared. */
const WARM_UP = 200;
const IDLE_MS = 5000;
/** Longer than the windows in which holds are committed and checkouts completed. */
const SETTLED_MS = 1500;

/** Statements of services, without transaction control and the checks of foreign keys. */
const COUNTED = `not rolsuper and query !~* '^(begin|commit|rollback|select (1|[$][0-9]+) from only)'`;

/** Totals since the start of the system, by name. */
type Counts = Readonly<Record<string, number>>;

const orders = Number(process.argv[2] ?? 300);
const shoppers = Number(process.argv[3] ?? 16);
const folder = process.argv[4];
const home = await mkdtemp(join(tmpdir(), 'storefront-orders-'));
const checkouts = folder === undefined ? {} : { checkouts: { folderOf: () => resolve(folder), prepare: async () => undefined } };

try {
  await prepareHome();
  const system = await startSystem({ home, ...checkouts });
  try {
    await measureOrders(system);
  } finally {
    await system.stop();
  }
} finally {
  await rm(home, { recursive: true, force: true });
}

/** Creates the databases, and has Postgres count statements from its next start. */
async function prepareHome(): Promise<void> {
  const system = await startSystem({ home });
  await query(system, "alter system set shared_preload_libraries = 'pg_stat_statements'");
  await query(system, 'create extension if not exists pg_stat_statements');
  await system.stop();
}

async function measureOrders(system: System): Promise<void> {
  await query(system, 'alter system set pg_stat_statements.track_planning = on');
  await query(system, 'select pg_reload_conf()');
  const place = await shoppersOf(system);
  await place(WARM_UP);
  const idle = await during(system, () => sleep(IDLE_MS));
  await query(system, 'select pg_stat_statements_reset()');
  const loaded = await during(system, () => place(orders));

  const perOrder = (kind: 'statements' | 'rpcs' | 'cpuMs') => {
    const own = Object.entries(loaded[kind]).map(([name, count]) => {
      // Right after a load, the processes still collect garbage and Postgres vacuums, so that idle processor time is not a background.
      const background = kind === 'cpuMs' ? 0 : ((idle[kind][name] ?? 0) * loaded.ms) / idle.ms;
      return [name, round(Math.max(0, count - background) / orders)] as const;
    });
    return { all: round(own.reduce((sum, [, count]) => sum + count, 0)), ...Object.fromEntries(own.filter(([, count]) => count > 0)) };
  };
  const result = {
    orders,
    shoppers,
    seconds: round(loaded.ms / 1000),
    statements: perOrder('statements'),
    rpcs: perOrder('rpcs'),
    processorMs: perOrder('cpuMs'),
  };
  process.stdout.write(`${JSON.stringify(result, null, 1)}\n`);
  const { rows } = await query(
    system,
    `select rolname as role, round(calls::numeric / $1, 2) as calls, round((total_exec_time / $1)::numeric, 2) as ms,
       round(plans::numeric / $1, 2) as plans, round((total_plan_time / $1)::numeric, 2) as "planMs", regexp_replace(query, '\\s+', ' ', 'g') as query
     from pg_stat_statements statement join pg_roles on pg_roles.oid = userid where ${COUNTED} order by rolname, calls desc`,
    [orders],
  );
  for (const { role, calls, ms, plans, planMs, query: text } of rows)
    process.stdout.write(`${role} ${calls} times, ${ms} ms; planned ${plans} times, ${planMs} ms: ${text.slice(0, 120)}\n`);
}

/** Fills a store, and returns a function that places a number of orders and waits for their last event. */
async function shoppersOf(system: System): Promise<(count: number) => Promise<void>> {
  const store = await aStore({ system });
  const skus = Array.from({ length: PRODUCTS }, (_, index) => `LOAD-${index}`);
  await store.importProducts(skus.map((sku) => aProduct({ sku, list_unit_price: 12.5, stock_quantity: 100_000_000 })));
  const headers: ShopperHeaders[] = [];
  for (let index = 0; index < shoppers; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    headers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  return async (count) => {
    const client = flowClient(system.baseUrl, shoppers);
    let placed = 0;
    const shop = async (shopper: ShopperHeaders): Promise<void> => {
      while (placed < count) {
        placed += 1;
        await orderFlow(client, shopper, skus[placed % PRODUCTS] ?? '');
      }
    };
    await Promise.all(headers.map(shop));
    await client.close();
    await waitUntilDrained(system.env);
    await sleep(SETTLED_MS);
  };
}

/** Runs the work and returns what the system did meanwhile. */
async function during(system: System, work: () => Promise<void>) {
  const before = await countsOf(system);
  const startedAt = performance.now();
  await work();
  const ms = performance.now() - startedAt;
  const after = await countsOf(system);
  const difference = (kind: keyof typeof after): Counts =>
    Object.fromEntries(Object.entries(after[kind]).map(([name, count]) => [name, count - (before[kind][name] ?? 0)]));
  return { ms, statements: difference('statements'), rpcs: difference('rpcs'), cpuMs: difference('cpuMs') };
}

async function countsOf(system: System) {
  return { statements: await statementsOf(system), rpcs: await rpcsOf(system), cpuMs: await processorMsOf(system) };
}

async function statementsOf(system: System): Promise<Counts> {
  const { rows } = await query(
    system,
    `select rolname as role, sum(calls)::float8 as calls from pg_stat_statements statement join pg_roles on pg_roles.oid = userid
     where ${COUNTED} group by rolname`,
  );
  return Object.fromEntries(rows.map(({ role, calls }) => [role, calls]));
}

/** Counts the RPCs that services have received, by their logs. */
async function rpcsOf(system: System): Promise<Counts> {
  const logs = join(system.home, 'logs');
  const counts: Record<string, number> = {};
  for (const file of await readdir(logs)) {
    const text = await readFile(join(logs, file), 'utf8');
    for (const [, service, rpc] of text.matchAll(/"rpc":"\/storefront\.(\w+)\.v1\.\w+Service\/(\w+)"/g)) {
      const name = `${service}.${rpc}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return counts;
}

async function processorMsOf(system: System): Promise<Counts> {
  const entries = Object.entries(processesOf(system)).filter((entry): entry is [string, number] => entry[1] !== null);
  return Object.fromEntries(await Promise.all(entries.map(async ([name, pid]) => [name, 1000 * (await processorSecondsOf(pid))] as const)));
}

async function query(system: System, text: string, values: unknown[] = []) {
  const connection = new pg.Client({ connectionString: system.urls.postgresUrl });
  await connection.connect();
  try {
    return await connection.query(text, values);
  } finally {
    await connection.end();
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
