/**
 * Measures what idle stores cost: `node test/load/measure-stores.ts [stores …]`, by default 10 100 1000. Starts a whole system, has Postgres add stores
 * with subscriptions and a delivery that waits for its next attempt, and prints the processor time of the idle processes.
 */
import { startSystem } from '@storefront/local-system';
import pg from 'pg';
import { processorSecondsOf } from './processor-time.ts';

const SUBSCRIPTIONS_EACH = 3;
const IDLE_SECONDS = 15;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10, 100, 1_000];
const system = await startSystem({ ephemeral: true });
const client = new pg.Client({ connectionString: system.urls.postgresUrl });
await client.connect();
try {
  await measureStores();
} finally {
  await client.end();
  await system.stop();
}

async function measureStores(): Promise<void> {
  const names = system.processes().map(({ name }) => name);
  const table = new Map<string, string[]>(names.map((name) => [name, []]));
  let added = 0;
  for (const size of sizes) {
    await addStores(added + 1, size);
    added = size;
    await client.query('vacuum analyze');
    const before = await times();
    await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000));
    const after = await times();
    for (const name of names) {
      const perSecond = (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / IDLE_SECONDS;
      table.get(name)?.push(perSecond.toFixed(1));
    }
    process.stderr.write(`${size} stores measured\n`);
  }
  process.stdout.write(`| Processor ms per second with stores | ${sizes.join(' | ')} |\n|---|${'---|'.repeat(sizes.length)}\n`);
  for (const [name, cells] of table) process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
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
     select ${tenant}, 'live', gen_random_uuid(), 'https://shop.example/hook', '{order.confirmed}', 'ACTIVE', '\\x00', 'abcd', now(), now()
     from ${numbers}, generate_series(1, ${SUBSCRIPTIONS_EACH})`,
  );
  await client.query(
    `insert into webhooks.delivery (tenant_id, mode, id, subscription_id, event, event_id, body, status, attempt_count, next_attempt_at, resends, created_at)
     select s.tenant_id, s.mode, gen_random_uuid(), s.id, 'order.confirmed', gen_random_uuid(), '{}', 'PENDING', 1, now() + interval '1 day', 0, now()
     from webhooks.subscription s where not exists (select from webhooks.delivery d where d.tenant_id = s.tenant_id and d.subscription_id = s.id)`,
  );
}

async function times(): Promise<ReadonlyMap<string, number>> {
  const rows = await Promise.all(system.processes().map(async ({ name, pid }) => [name, await processorSecondsOf(pid ?? 0)] as const));
  return new Map(rows);
}
