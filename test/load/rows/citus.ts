import { setTimeout as sleep } from 'node:timers/promises';
import { asAdmin, withDatabase } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { type System, startSystem } from '@storefront/local-system';
import { startCitusNodes } from '../../citus/nodes.ts';
import { registerNodes } from '../../citus/register-nodes.ts';
import { findCitusPrograms } from '../../support/postgres/postgres-programs.ts';
import { orderFlow, type ShopperHeaders } from '../flows/cart-flows.ts';
import { creditShoppers, PRODUCTS, SHOPPERS } from '../flows/credit-shoppers.ts';
import { flowClient } from '../flows/http-flow.ts';
import { measureFlows, type Sample } from '../probes/measure.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';
import type { RowsOf } from '../worlds/world.ts';

const STORES = 4;
const RATE_MIN = 0.8;
const IDLE_MS = 10_000;
/** Longer than the windows in which holds are committed and checkouts completed. */
const SETTLED_MS = 1500;

/** Orders on one node of Citus and on the same server without it, and the statements of an order that touch more than one shard. Needs a Postgres with the extension. */
export const rowsOf: RowsOf = async () => {
  const bin = findCitusPrograms(process.env);
  if (bin === undefined) throw new Error('found no Postgres with the extension Citus; set POSTGRES_BIN to the folder of its programs');
  const nodes = await startCitusNodes(bin, 0, { durable: true });
  const create = (name: string) => asAdmin(nodes.url, (client) => client.query(`create database ${name}`));
  await create('plain');
  await create('spread');
  await asAdmin(withDatabase(nodes.url, 'spread'), (client) => client.query('create extension citus'));
  await registerNodes([withDatabase(nodes.url, 'spread')]);
  const plain = await openShops(withDatabase(nodes.url, 'plain'));
  const spread = await openShops(withDatabase(nodes.url, 'spread'));
  let manyShards = Number.NaN;

  return {
    rows: [
      {
        work: 'from no cart to a confirmed order, on one node of Citus',
        contenders: [
          {
            name: 'storefront',
            measure: async (seconds) => {
              const idle = await during(spread, () => sleep(IDLE_MS));
              const { result, ms, count } = await during(spread, () => order(spread, seconds));
              manyShards = (count - (idle.count * ms) / idle.ms) / result.done;
              return result;
            },
          },
          { name: 'plain Postgres', baseline: true, measure: (seconds) => order(plain, seconds) },
        ],
        goal: (medians) => {
          const ratio = (medians['storefront']?.rate ?? 0) / (medians['plain Postgres']?.rate ?? Number.NaN);
          return {
            target: `at least ${RATE_MIN * 100}% of the rate of plain Postgres, and 0 statements of an order on more than one shard`,
            result: `${Math.round(ratio * 100)}%, ${manyShards.toFixed(2)} in the last run`,
            met: ratio >= RATE_MIN && manyShards < 0.1,
          };
        },
      },
    ],
    async close() {
      for (const { client, system } of [plain, spread]) {
        await client.close();
        await system.stop();
      }
      await nodes.close();
    },
  };
};

/** A system with several stores. */
interface Shops {
  readonly url: string;
  readonly system: System;
  readonly shoppers: readonly ShopperHeaders[];
  readonly client: ReturnType<typeof flowClient>;
}

async function openShops(url: string): Promise<Shops> {
  const system = await startSystem({ env: { ...process.env, STOREFRONT_POSTGRES_URL: url } });
  const shoppers: ShopperHeaders[] = [];
  for (let store = 0; store < STORES; store += 1) shoppers.push(...(await creditShoppers(system)).slice(0, SHOPPERS / STORES));
  return { url, system, shoppers, client: flowClient(system.baseUrl, SHOPPERS) };
}

async function order({ system, shoppers, client }: Shops, seconds: number): Promise<Sample> {
  const once = (loop: number) => orderFlow(client, shoppers[loop] ?? {}, `LOAD-${Math.floor(Math.random() * PRODUCTS)}`);
  const sample = await measureFlows(once, { steps: [], concurrency: SHOPPERS, seconds });
  await waitUntilDrained(system.env);
  await sleep(SETTLED_MS);
  return sample;
}

/** Runs the work and returns how many statements touched more than one shard meanwhile, by the statistics of Citus. */
async function during<T>({ url }: Shops, work: () => Promise<T>) {
  const before = await countManyShards(url);
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt, count: (await countManyShards(url)) - before };
}

async function countManyShards(url: string): Promise<number> {
  const { rows } = await asAdmin(url, (client) =>
    client.query<{ count: number }>(
      'select query_execution_multi_shard::float8 as count from citus_stat_counters where name = current_database()',
    ),
  );
  const [row] = seen('counters of Citus', rows);
  return row?.count ?? Number.NaN;
}
