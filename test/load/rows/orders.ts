import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type System, startSystem } from '@storefront/local-system';
import pg from 'pg';
import { orderFlow } from '../flows/cart-flows.ts';
import { creditShoppers, PRODUCTS, SHOPPERS } from '../flows/credit-shoppers.ts';
import { flowClient } from '../flows/http-flow.ts';
import { isWithin } from '../goals/is-within.ts';
import { measureFlows } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';
import type { RowsOf } from '../worlds/world.ts';

const STATEMENTS_MAX = 24;
const RPCS_MAX = 9;
const IDLE_MS = 5000;
/** Longer than the windows in which holds are committed and checkouts completed. */
const SETTLED_MS = 1500;

/** Statements of services, without transaction control and the checks of foreign keys. */
const COUNTED = `not rolsuper and query !~* '^(begin|commit|rollback|select (1|[$][0-9]+) from only)'`;

/** The statements and RPCs of an order, less those that the system makes without orders. Needs a Postgres with pg_stat_statements. */
export const rowsOf: RowsOf = async () => {
  const home = await mkdtemp(join(tmpdir(), 'storefront-orders-'));
  await countStatements(home);
  const system = await startSystem({ home });
  const shoppers = await creditShoppers(system);
  const client = flowClient(system.baseUrl, SHOPPERS);
  let each: Counts = { statements: Number.NaN, rpcs: Number.NaN };

  const measure = async (seconds: number) => {
    const idle = await during(system, () => sleep(IDLE_MS));
    const { result, ms, counts } = await during(system, async () => {
      const once = (loop: number) => orderFlow(client, shoppers[loop] ?? {}, `LOAD-${Math.floor(Math.random() * PRODUCTS)}`);
      const sample = await measureFlows(once, { steps: [], concurrency: SHOPPERS, seconds });
      await waitUntilDrained(system.env);
      await sleep(SETTLED_MS);
      return sample;
    });
    const ofOrder = (kind: keyof Counts): number => (counts[kind] - (idle.counts[kind] * ms) / idle.ms) / result.done;
    each = { statements: ofOrder('statements'), rpcs: ofOrder('rpcs') };
    return result;
  };
  return {
    rows: [
      {
        work: 'from no cart to a confirmed order, in statements and RPCs',
        contenders: [{ name: 'storefront', processes: () => processesOf(system), measure }],
        goal: () => ({
          target: `at most ${STATEMENTS_MAX} and ${RPCS_MAX}`,
          result: `${each.statements.toFixed(1)} and ${each.rpcs.toFixed(1)} in the last run`,
          met: isWithin(each.statements, STATEMENTS_MAX) && isWithin(each.rpcs, RPCS_MAX),
        }),
      },
    ],
    async close() {
      await client.close();
      await system.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
};

/** Totals since the start of the system. */
interface Counts {
  readonly statements: number;
  readonly rpcs: number;
}

/** Creates the databases, and has Postgres count statements from its next start. */
async function countStatements(home: string): Promise<void> {
  const system = await startSystem({ home });
  await query(system, "alter system set shared_preload_libraries = 'pg_stat_statements'");
  await query(system, 'create extension if not exists pg_stat_statements');
  await system.stop();
}

/** Runs the work and returns what the system did meanwhile. */
async function during<T>(system: System, work: () => Promise<T>) {
  const before = await countsOf(system);
  const startedAt = performance.now();
  const result = await work();
  const ms = performance.now() - startedAt;
  const after = await countsOf(system);
  return { result, ms, counts: { statements: after.statements - before.statements, rpcs: after.rpcs - before.rpcs } };
}

async function countsOf(system: System): Promise<Counts> {
  const { rows } = await query(
    system,
    `select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements statement join pg_roles on pg_roles.oid = userid where ${COUNTED}`,
  );
  return { statements: rows[0].calls, rpcs: await rpcsOf(system) };
}

/** Counts the RPCs that services have received, by their logs. */
async function rpcsOf(system: System): Promise<number> {
  const logs = join(system.home, 'logs');
  const texts = await Promise.all((await readdir(logs)).map((file) => readFile(join(logs, file), 'utf8')));
  return texts.reduce((sum, text) => sum + [...text.matchAll(/"rpc":"\/storefront\.\w+\.v1\.\w+Service\/\w+"/g)].length, 0);
}

async function query(system: System, text: string) {
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
