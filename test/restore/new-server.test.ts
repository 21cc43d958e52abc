import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { freePort } from '@storefront/backing-servers';
import { seen } from '@storefront/lifecycle/testing';
import { type System, startSystem } from '@storefront/local-system';
import { eventually } from '../support/eventually.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { openPostgresHost, type PostgresHost, superuserUrl } from '../support/postgres/postgres-host.ts';
import { aProduct, aStore, type Shopper } from '../support/systems/a-store.ts';
import { readColumn } from './blocked-events.ts';
import { countDetections, expectInvoiced, type Order, placeOrders, refuseCheckout, SKU } from './orders.ts';
import { commandsUnder, targetAt } from './runbook.ts';

/** Runs the commands of docs/operations.md on one Postgres, and restores its backups on new ones. NATS keeps its data. Run with npm run test:restore. */
const SETTLED_WITHIN_MS = 120_000;
const RECOVERED_WITHIN_MS = 180_000;
const TEST_MS = 900_000;

const home = mkdtempSync(join(tmpdir(), 'storefront-restore-'));
let host: PostgresHost;
let system: System;
let shopper: Shopper;
let receiver: WebhookReceiver;
let [gatewayPort, postgresPort] = [0, 0];
/** The name of the running cluster. */
let current = 'old';
/** The definitions of all schemas, with owners and privileges. */
let schemas = '';
/** The moment between the second and the third group of orders. */
let moment = '';
/** The orders from before the backups, up to the moment, from after it, and from after restores. */
const orders = { before: [] as Order[], between: [] as Order[], after: [] as Order[], restored: [] as Order[] };

/** The numbers of orders and of their invoices, also of those that were lost. */
const numbered: { readonly number: string; readonly id: string }[] = [];
/** How long each restore took, for the objectives in docs/reliability.md. */
const measured: object[] = [];
const seconds = (times: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(times).map(([name, ms]) => [`${name}_seconds`, Math.round(ms / 100) / 10]));

beforeAll(async () => {
  [gatewayPort, postgresPort] = [await freePort(), await freePort()];
  host = await openPostgresHost();
  await host.create('old', postgresPort);
  await host.start('old');
  const url = superuserUrl(postgresPort, 'storefront');
  const backup = { BACKUP: host.backups, DATABASE_ADMIN_URL: url };
  const [archive = '', baseBackup = ''] = commandsUnder('Base backup and archive');
  await host.run(archive, { ...backup, DATABASE_ADMIN_URL: superuserUrl(postgresPort, 'postgres') });
  await host.stop('old');
  await host.start('old');
  await startServices(url);

  const store = await aStore({ system, create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([aProduct({ sku: SKU, list_unit_price: 10, stock_quantity: 1_000_000 })]);
  shopper = await store.shopper(['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS,PREPAID']);
  receiver = await webhookReceiver();
  const created = await store.server.post('/v1/webhooks', {
    endpoint_url: receiver.url,
    event_types: ['order.confirmed', 'invoice.issued'],
  });
  expect(created.status).toBe(201);

  orders.before.push(...(await settledOrders()));
  await refuseCheckout(shopper);
  await host.run([...commandsUnder('Dump'), baseBackup].join('\n'), backup);
  schemas = await readSchemas(url);
  orders.between.push(...(await settledOrders()));
  [moment = ''] = await readColumn(url, 'select clock_timestamp()::text');
  orders.after.push(...(await settledOrders()));
  await archiveAll(url);
}, TEST_MS);
afterAll(async () => {
  process.stdout.write(`${measured.map((each) => JSON.stringify(each)).join('\n')}\n`);
  await system?.stop();
  await receiver?.close();
  await host?.close();
  await rm(home, { recursive: true, force: true });
}, TEST_MS);

async function startServices(url: string): Promise<void> {
  system = await startSystem({ home, port: gatewayPort, env: { ...process.env, STOREFRONT_POSTGRES_URL: url } });
}

/** Places orders, and waits until they are invoiced and delivered to the subscriber. */
async function settledOrders(): Promise<Order[]> {
  const placed = await placeOrders(shopper);
  await eventually(SETTLED_WITHIN_MS, () => expectInvoiced(shopper, placed));
  for (const { id, number } of placed) {
    const { body } = await shopper.api.get(`/v1/orders/${id}`);
    numbered.push({ number, id }, ...body.data.invoices.map((invoice: { number: string }) => ({ number: invoice.number, id })));
  }
  await eventually(SETTLED_WITHIN_MS, async () => {
    expect(confirmations().map(({ order }) => order)).toEqual(expect.arrayContaining(placed.map(({ id }) => id)));
  });
  return placed;
}

/** Returns the confirmations that were delivered to the subscriber: the IDs of the order and of the event. */
const confirmations = () =>
  receiver.received.filter(({ json }) => json.type === 'order.confirmed').map(({ json }) => ({ order: json.data['id'], event: json.id }));

/** Waits until everything that was written is in the archive. */
async function archiveAll(url: string): Promise<void> {
  const [segment = ''] = await readColumn(url, 'select pg_walfile_name(pg_switch_wal())');
  await eventually(SETTLED_WITHIN_MS, async () => {
    const [archived] = await readColumn(url, `select last_archived_wal >= '${segment}' from pg_stat_archiver`);
    expect(archived).toBe('true');
  });
}

/** Dumps the definitions of everything in the database, without the key that differs for each dump. */
async function readSchemas(url: string): Promise<string> {
  const dump = await host.run('pg_dump --schema-only "$DATABASE_ADMIN_URL"', { DATABASE_ADMIN_URL: url });
  seen('tables of the dump', dump.match(/^CREATE TABLE /gm) ?? [], SERVICE_NAMES.length);
  return dump.replaceAll(/^\\(?:un)?restrict .*$/gm, '');
}

/** The environment of `npm run migrate` for another server. */
function migrationEnv(adminUrl: string): Record<string, string> {
  const migrator = new URL(system.migrationEnv['MIGRATOR_DATABASE_URL'] ?? '');
  Object.assign(migrator, { host: new URL(adminUrl).host, pathname: new URL(adminUrl).pathname });
  return { ...system.migrationEnv, BACKUP: host.backups, DATABASE_ADMIN_URL: adminUrl, MIGRATOR_DATABASE_URL: migrator.href };
}

/** Creates a new server with an empty database, whose owner is no superuser. */
async function createDatabase(name: string, port: number): Promise<string> {
  await host.create(name, port);
  await host.start(name);
  await readColumn(superuserUrl(port, 'postgres'), `create role owner login createrole password 'owner'`);
  await readColumn(superuserUrl(port, 'postgres'), 'create database storefront owner owner');
  return `postgres://owner:owner@127.0.0.1:${port}/storefront`;
}

test(
  'a dump that was restored without the roles is repaired',
  async () => {
    const url = await createDatabase('without-roles', await freePort());
    const env = migrationEnv(url);
    const restored = host.run('pg_restore --dbname="$DATABASE_ADMIN_URL" "$BACKUP/storefront.dump"', env);
    await expect(restored).rejects.toThrow('role "storefront_migrator" does not exist');
    await host.run('npm run -s migrate -- provision --service gateway', env);
    await expect(host.run('npm run -s migrate -- check', env)).rejects.toThrow(
      /exited with 1[^]*Owners or privileges are wrong in catalog/,
    );

    await host.run(commandsUnder('Restore').join('\n'), env);

    expect(await readSchemas(url)).toBe(schemas);
    await host.stop('without-roles');
  },
  TEST_MS,
);

async function restoreDump(): Promise<string> {
  const url = await createDatabase('from-dump', postgresPort);
  await host.run(commandsUnder('Restore a dump').join('\n'), migrationEnv(url));
  return url;
}

const restoreBase = (name: string, target: () => string) => async (): Promise<string> => {
  const url = superuserUrl(postgresPort, 'storefront');
  const PGDATA = host.folderOf(name);
  await host.run('mkdir "$PGDATA"', { PGDATA });
  await host.run(commandsUnder('Restore a base backup').join('\n'), { ...migrationEnv(url), PGDATA, TARGET: target() });
  await host.start(name);
  return url;
};

const WAYS = [
  { way: 'a dump', name: 'from-dump', restore: restoreDump, remaining: ['before'], lost: ['between', 'after'] },
  {
    way: 'a base backup up to a moment',
    name: 'to-moment',
    restore: restoreBase('to-moment', () => targetAt(moment)),
    remaining: ['before', 'between'],
    lost: ['after', 'restored'],
  },
  {
    way: 'a base backup and its archive',
    name: 'to-end',
    restore: restoreBase('to-end', () => ''),
    remaining: ['before', 'between', 'after'],
    lost: ['restored'],
  },
] as const;

test.each(WAYS)(
  '$way is restored on a new server, and serves without what is lost',
  async ({ way, name, restore, remaining, lost }) => {
    await system.stop();
    await host.stop(current);
    const lostAt = performance.now();
    const url = await restore();
    current = name;
    await host.run(['Restore', 'Numbers after a restore'].flatMap(commandsUnder).join('\n'), {
      ...migrationEnv(url),
      RESTORE: String(measured.length + 1),
    });
    expect(await readSchemas(url)).toBe(schemas);
    const detectedBefore = await countDetections(home);
    const deliveredBefore = confirmations().length;
    const restoredAt = performance.now();
    await startServices(url);
    const [bytes = ''] = await readColumn(url, 'select pg_database_size(current_database())::text');
    const servedAt = performance.now();

    const remainingOrders = remaining.flatMap((group) => orders[group]);
    await eventually(RECOVERED_WITHIN_MS, () => expectInvoiced(shopper, remainingOrders));
    await eventually(RECOVERED_WITHIN_MS, async () => expect(await brokenChecks(system.env)).toEqual([]));
    measured.push({
      way,
      bytes: Number(bytes),
      ...seconds({ restored: restoredAt - lostAt, serves: servedAt - lostAt, recovered: performance.now() - lostAt }),
    });
    const lostOrders = lost.flatMap((group) => orders[group]);
    for (const { id } of seen('lost orders', lostOrders)) expect((await shopper.api.get(`/v1/orders/${id}`)).status).toBe(404);
    // NATS has events of the lost orders, which the services skip.
    expect(await countDetections(home)).toBeGreaterThan(detectedBefore);

    const placed = await settledOrders();
    await eventually(RECOVERED_WITHIN_MS, async () => expect(await brokenChecks(system.env)).toEqual([]));
    const delivered = seen('deliveries', confirmations().slice(deliveredBefore));
    expect(delivered.filter(({ order }) => lostOrders.some(({ id }) => id === order))).toEqual([]);
    // Subscribers may receive an event again, but under the ID that they know.
    const known = new Map(confirmations().map(({ order, event }) => [order, event]));
    expect(confirmations().filter(({ order, event }) => known.get(order) !== event)).toEqual([]);
    expect(numbered.filter(({ number, id }) => numbered.some((other) => other.number === number && other.id !== id))).toEqual([]);
    orders.restored.push(...placed);
  },
  TEST_MS,
);
