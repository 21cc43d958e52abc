/**
 * `npm run test:citus:growth`
 *
 * Grows a system from one Postgres to several nodes while shoppers order: distributes its tables, divides them into shards on a worker, adds another one and
 * rebalances, isolates a store, and loses a worker whose standby takes over. Prints the requests and failures of each step. Exits with 1 if a request failed, except in the seconds of the failover, or if the doctor
 * finds a violated invariant afterwards.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICE_NAMES } from '@storefront/access';
import { asAdmin, withDatabase } from '@storefront/db/testing';
import { countSeen, until } from '@storefront/lifecycle/testing';
import { type System, startSystem } from '@storefront/local-system';
import { distributeServices } from '@storefront/migrations';
import { Command } from 'commander';
import { startReport } from '../cluster/report.ts';
import { describeLoad, underLoad } from '../cluster/under-load.ts';
import type { Shop } from '../cluster/visitors.ts';
import { atLeast } from '../support/at-least.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { findCitusPrograms } from '../support/postgres/postgres-programs.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { type CitusNode, startCitusNodes } from './nodes.ts';
import { registerNodes } from './register-nodes.ts';
import { assertSpread, type Spread } from './shards.ts';

const DATABASE = 'storefront';
const SKU = 'BOLT';
const STORES = 4;
const SHOPPERS = 5;
/** A visit of a shopper, at whose end is an order. */
const REQUESTS_PER_ORDER = 11;
/** As settings.ts says. */
const SHARDS_EACH = 8;
/** On a busy machine, moving all shards of a small system takes minutes. */
const MOVED_WITHIN_MS = 900_000;
/** Longer than a promotion takes, and the time after it in which pools and breakers find the new server. */
const FAILOVER_MS = 30_000;

const command = new Command('npm run test:citus:growth --')
  .description('Grow a system from one Postgres to several nodes of Citus under load. Needs a Postgres of this machine with the extension.')
  .option('--orders <number>', 'orders a second', atLeast(0.1), 20)
  .parse();
const { orders } = command.opts<{ orders: number }>();
const bin =
  findCitusPrograms(process.env) ??
  command.error('error: found no Postgres with the extension Citus; set POSTGRES_BIN to the folder of its programs');

const report = startReport((text) => process.stdout.write(text));
const nodes = await startCitusNodes(bin, 0);
const url = withDatabase(nodes.url, DATABASE);
await asAdmin(nodes.url, (client) => client.query(`create database ${DATABASE}`));
const system = await startSystem({ env: { ...process.env, STOREFRONT_POSTGRES_URL: url } });
try {
  const stores = await openStores(system);
  const shop = await openShop(system, stores);
  const under = async (step: string, work: () => Promise<void>, least?: Partial<Spread>): Promise<void> => {
    await report.check(step, async () => {
      const load = await underLoad(shop, orders * REQUESTS_PER_ORDER, work);
      const spread = least === undefined ? [] : [await assertSpread(url, { services: SERVICE_NAMES.length, ...least })];
      return [describeLoad(load, load.failures), ...spread].join('; ');
    });
  };

  await under('one Postgres', async () => undefined);
  await under('distribute the tables', () => distribute(migratorUrl(system)), { nodes: 1, tables: SERVICE_NAMES.length });
  const worker = await startWorker('worker-1');
  const divided = SHARDS_EACH * SERVICE_NAMES.length;
  await under('divide them into shards on a worker', () => moveTo(worker, migratorUrl(system)), { nodes: 2, shards: divided });
  const second = await startWorker('worker-2');
  await under('add a worker and rebalance', () => rebalance(second), { nodes: 3, 'nodes with shards': 2 });
  // Each table has two shards more.
  await under('isolate a store', () => isolate(stores[0]), { shards: divided + 2 * SERVICE_NAMES.length, 'nodes with shards': 2 });
  const standby = await nodes.startStandby(worker);
  await report.check('lose a worker', async () => {
    const load = await underLoad(shop, orders * REQUESTS_PER_ORDER, async () => {
      await failOver(worker, standby);
      // Otherwise, requests that still fail at the end would not show.
      await sleep(FAILOVER_MS);
    });
    const [first, last] = [load.failures.at(0)?.sentAt ?? 0, load.failures.at(-1)?.sentAt ?? 0];
    const summary = describeLoad(load, []).replace('0 of', `${load.failures.length} of`);
    if (last - first > FAILOVER_MS) throw new Error(`${summary}, within ${last - first} ms`);
    return `${summary}, within ${last - first} ms; ${await assertSpread(url, { nodes: 3, 'nodes with shards': 2 })}`;
  });
  await report.check('doctor', async () => {
    const { checks } = await until(() => runCli<{ checks: unknown[] }>(system.env, 'doctor'), MOVED_WITHIN_MS);
    return countSeen({ checks: checks.length }, { checks: SERVICE_NAMES.length });
  });
} finally {
  await system.stop();
  await nodes.close();
}
process.exitCode = report.passed ? 0 : 1;

async function openStores({ baseUrl, env }: System): Promise<readonly TestStore[]> {
  const stores: TestStore[] = [];
  for (let number = 1; number <= STORES; number += 1) {
    const store = await aStore({ system: { baseUrl, env } });
    await store.importProducts([aProduct({ sku: SKU, stock_quantity: 10_000_000 })]);
    stores.push(store);
  }
  return stores;
}

/** The shoppers of all stores. */
async function openShop({ baseUrl }: System, stores: readonly TestStore[]): Promise<Shop> {
  const shoppers: Shop['shoppers'][number][] = [];
  for (const store of stores) {
    for (let number = 1; number <= SHOPPERS; number += 1) {
      const { token } = await store.shopper();
      shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
    }
  }
  return { baseUrl, sku: SKU, shoppers };
}

function migratorUrl({ migrationEnv }: System): string {
  return migrationEnv['MIGRATOR_DATABASE_URL'] ?? '';
}

/** Starts a server with the database of the services, of which the coordinator does not know yet. */
async function startWorker(name: string): Promise<CitusNode> {
  const node = await nodes.start(name);
  await asAdmin(node.url, (client) => client.query(`create database ${DATABASE}`));
  await asAdmin(withDatabase(node.url, DATABASE), (client) => client.query('create extension citus'));
  return node;
}

async function distribute(migrator: string): Promise<void> {
  await asAdmin(url, (client) => client.query('create extension citus'));
  await registerNodes([url]);
  await distributeServices(migrator, SERVICE_NAMES);
}

async function moveTo(node: CitusNode, migrator: string): Promise<void> {
  await registerNodes([url, node.url]);
  await asAdmin(url, (client) => client.query('select replicate_reference_tables()'));
  await distributeServices(migrator, SERVICE_NAMES);
}

async function rebalance({ port }: CitusNode): Promise<void> {
  await asAdmin(url, async (client) => {
    await client.query('select citus_add_node($1, $2)', ['127.0.0.1', port]);
    await client.query(`select citus_rebalance_start(shard_transfer_mode => 'force_logical')`);
    await until(async () => {
      const { rows } = await client.query<{ state: string }>('select state from citus_rebalance_status()');
      return rows.every(({ state }) => state === 'finished');
    }, MOVED_WITHIN_MS);
  });
}

/** Splits the rows of a store from those of others, in all services, and moves all parts to the other node. */
async function isolate(store: TestStore | undefined): Promise<void> {
  await asAdmin(url, (client) =>
    client.query(
      `select citus_split_shard_by_split_points(shard, array[hash - 1, hash]::text[], array[other, other, other], 'force_logical')
       from worker_hash($1::uuid) as hash, get_shard_id_for_distribution_column('orders.sales_order', $1::uuid) as shard,
         lateral (
           select nodeid as other from pg_dist_node
           where shouldhaveshards and groupid not in (select groupid from pg_dist_placement where shardid = shard)
           limit 1
         ) as node`,
      [store?.tenantId],
    ),
  );
}

async function failOver(lost: CitusNode, standby: CitusNode): Promise<void> {
  await nodes.kill(lost);
  await nodes.promote(standby);
  await asAdmin(url, (client) =>
    client.query(`select citus_update_node(nodeid, '127.0.0.1', $1, true) from pg_dist_node where nodeport = $2`, [
      standby.port,
      lost.port,
    ]),
  );
}
