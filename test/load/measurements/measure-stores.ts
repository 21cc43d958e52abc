/**
 * Measures what idle stores cost: `node test/load/measurements/measure-stores.ts [stores …]`, by default 10 100 1000 10000. Starts a whole system, has Postgres add stores
 * with three subscriptions and one waiting delivery each, and prints the processor time of the idle processes. Then prints how soon and at what rate one more
 * store, whose 20 endpoints work, receives its deliveries.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startSystem } from '@storefront/local-system';
import pg from 'pg';
import { aProduct } from '../../support/systems/a-store.ts';
import { insertBacklog, productChanges, subscribe, takeArrived, waitForArrivals } from '../flows/webhook-load.ts';
import { processorSecondsOf } from '../probes/processor-time.ts';
import { sizeTable } from '../results/size-table.ts';
import { spawnBaseline } from '../systems/spawn-baseline.ts';
import { worldOf } from '../worlds/world.ts';

const SUBSCRIPTIONS_EACH = 3;
/** The endpoint of the deliveries that wait, which is never called. */
const WAITING_URL = 'https://shop.example/hook';
const IDLE_SECONDS = 15;
/** The endpoints of the store whose deliveries are timed: the most that a store can have. */
const ENDPOINTS = 20;
const CHANGES_PER_SECOND = 2;
const CHANGES_SECONDS = 20;
const BACKLOG_EACH = 20;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10, 100, 1_000, 10_000];
const system = await startSystem({ ephemeral: true });
const world = worldOf(system);
const client = new pg.Client({ connectionString: system.urls.postgresUrl });
await client.connect();
const receiver = await spawnBaseline('receiver', {});
try {
  await measureStores();
} finally {
  await receiver.stop();
  await client.end();
  await system.stop();
}

async function measureStores(): Promise<void> {
  const delivering = await startDelivering();
  const names = system.processes().map(({ name }) => name);
  const table = sizeTable('Processor ms per second with stores', sizes);
  let added = 0;
  for (const size of sizes) {
    await addStores(added + 1, size);
    added = size;
    await client.query('vacuum analyze');
    const before = await times();
    await sleep(IDLE_SECONDS * 1000);
    const after = await times();
    for (const name of names) {
      const perSecond = (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / IDLE_SECONDS;
      table.add(name, perSecond.toFixed(1));
    }
    for (const [name, value] of await delivering.measure()) table.add(name, value);
    process.stderr.write(`${size} stores measured\n`);
  }
  process.stdout.write(table.markdown());
  delivering.close();
}

/** Opens a store with working endpoints, one of which gets its changes of products. `measure` times changes one at a time, and then a backlog of all endpoints. */
async function startDelivering() {
  const store = await world.newStore();
  await store.importProducts([aProduct({ sku: 'HOOK' })]);
  for (let index = 0; index < ENDPOINTS; index += 1) {
    await subscribe(store, `${receiver.url}/${index}`, [index === 0 ? 'product.updated' : 'stock.changed']);
  }
  const changes = productChanges(world, store, ['HOOK']);
  const measure = async (): Promise<readonly (readonly [string, string])[]> => {
    await takeArrived(receiver.url);
    const { delays } = await waitForArrivals(receiver.url, await changes.run(CHANGES_PER_SECOND, CHANGES_SECONDS));
    const sorted = Object.values(delays)
      .flat()
      .toSorted((a, b) => a - b);
    const at = (share: number): string => `${sorted[Math.floor(sorted.length * share)]}`;
    const startedAt = Date.now();
    const total = await insertBacklog(world, BACKLOG_EACH, store.tenantId);
    const { lastAt } = await waitForArrivals(receiver.url, total);
    return [
      ['from a change to its delivery, p50 / p95 in ms', `${at(0.5)} / ${at(0.95)}`],
      [`deliveries a second of a backlog of ${total} to ${ENDPOINTS} endpoints`, ((total * 1000) / (lastAt - startedAt)).toFixed(0)],
    ];
  };
  return { measure, close: () => changes.close() };
}

/** Adds stores number `from` to `to`. */
async function addStores(from: number, to: number): Promise<void> {
  const tenant = `('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const numbers = `generate_series(${from}, ${to}) as store (n)`;
  await client.query(`insert into gateway.tenant (tenant_id, name) select ${tenant}, 'Store ' || n from ${numbers}`);
  await client.query(
    `insert into gateway.store_settings (tenant_id, mode, name, currency, gct_rate, online_payments, couriers, payment_rails, signup)
     select ${tenant}, 'live', 'Store ' || n, 'JMD', 0.15, false, false, '{CASH_ON_DELIVERY}', 'open' from ${numbers}`,
  );
  await client.query(
    `insert into webhooks.subscription (tenant_id, mode, id, endpoint_url, event_types, status, secret_sealed, secret_hint, created_at, updated_at)
     select ${tenant}, 'live', gen_random_uuid(), '${WAITING_URL}', '{order.confirmed}', 'ACTIVE', '\\x00', 'abcd', now(), now()
     from ${numbers}, generate_series(1, ${SUBSCRIPTIONS_EACH})`,
  );
  await client.query(
    `insert into webhooks.delivery (tenant_id, mode, id, subscription_id, event, event_id, body, status, attempt_count, next_attempt_at, resends, created_at)
     select s.tenant_id, s.mode, gen_random_uuid(), s.id, 'order.confirmed', gen_random_uuid(), '{}', 'PENDING', 1, now() + interval '1 day', 0, now()
     from webhooks.subscription s where s.endpoint_url = '${WAITING_URL}' and not exists (select from webhooks.delivery d where d.tenant_id = s.tenant_id and d.subscription_id = s.id)`,
  );
}

async function times(): Promise<ReadonlyMap<string, number>> {
  const rows = await Promise.all(system.processes().map(async ({ name, pid }) => [name, await processorSecondsOf(pid ?? 0)] as const));
  return new Map(rows);
}
