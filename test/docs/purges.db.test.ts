import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { Sweep } from '@storefront/lifecycle';
import { createLogger } from '@storefront/telemetry';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { sweeps as gatewaySweeps } from '../../gateway/src/sweeps/sweeps.ts';
import { sweeps as billingSweeps } from '../../services/billing/src/sweeps/sweeps.ts';
import { sweeps as cartSweeps } from '../../services/cart/src/sweeps/sweeps.ts';
import { sweeps as catalogSweeps } from '../../services/catalog/src/sweeps/sweeps.ts';
import { sweeps as ordersSweeps } from '../../services/orders/src/sweeps/sweeps.ts';
import { sweeps as webhooksSweeps } from '../../services/webhooks/src/sweeps/sweeps.ts';

// Every table with a retention in docs/limits.md: a row past it is deleted by the sweeps of its service, and one that is younger or in use is not. The rows are
// inserted without their constraints and triggers, so that each test needs only the columns on which a purge depends.

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/limits.md'), 'utf8');
const retention = page.slice(page.indexOf('## Retention'));

interface Service {
  readonly folder: string;
  readonly sweeps: (deps: never) => readonly Sweep[];
}
const SERVICES: Readonly<Record<string, Service>> = {
  gateway: { folder: 'gateway', sweeps: gatewaySweeps },
  catalog: { folder: 'services/catalog', sweeps: catalogSweeps },
  cart: { folder: 'services/cart', sweeps: cartSweeps },
  orders: { folder: 'services/orders', sweeps: ordersSweeps },
  billing: { folder: 'services/billing', sweeps: billingSweeps },
  webhooks: { folder: 'services/webhooks', sweeps: webhooksSweeps },
};

const MINUTE = 1 / (24 * 60);
/** Aged and young rows are this far from the limit, so that the time of the test itself does not matter. */
const MARGIN_DAYS = 5 * MINUTE;

/** A kind of row that is deleted `days` after `since`, or never if it is in use, with the values on which its purge depends. */
interface Aging {
  readonly table: string;
  readonly since: string;
  readonly days: number;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly inUse?: true;
}

/** The tables that several services have. */
const SHARED: readonly Aging[] = [
  { table: 'idempotent_response', since: 'expires_at', days: 0 },
  { table: 'outbox', since: 'created_at', days: 14, set: { published_at: new Date() } },
  { table: 'outbox', since: 'created_at', days: 14, inUse: true },
  { table: 'inbox', since: 'handled_at', days: 22 },
  { table: 'quarantine', since: 'quarantined_at', days: 60 },
];
const OWN: Readonly<Record<string, readonly Aging[]>> = {
  catalog: [
    { table: 'reservation', since: 'updated_at', days: 90, set: { state: 'RELEASED' } },
    { table: 'reservation', since: 'updated_at', days: 90, set: { state: 'EXPIRED' } },
    { table: 'reservation', since: 'updated_at', days: 90, set: { state: 'HELD' }, inUse: true },
    { table: 'reservation_shipment', since: 'shipped_at', days: 90 },
  ],
  cart: [
    { table: 'cart', since: 'expires_at', days: 60, set: { status: 'OPEN' } },
    { table: 'cart', since: 'expires_at', days: 60, set: { status: 'OPEN', frozen_by: randomUUID() }, inUse: true },
    { table: 'cart', since: 'updated_at', days: 90, set: { status: 'ORDERED' } },
    { table: 'cart_freeze', since: 'updated_at', days: 7, set: { status: 'RELEASED' } },
    { table: 'promotion_use', since: 'used_at', days: 90, set: { code: 'TENTH' } },
  ],
  orders: [
    { table: 'idempotency_record', since: 'expires_at', days: 0 },
    { table: 'checkout', since: 'finished_at', days: 1, set: { step: 'abandoned' } },
    { table: 'checkout', since: 'finished_at', days: 7, set: { step: 'completed' } },
  ],
  billing: [
    { table: 'login_failure', since: 'failed_at', days: 60 * MINUTE },
    { table: 'session_family', since: 'expires_at', days: 1 },
    { table: 'session_family', since: 'ended_at', days: 1, set: { end_reason: 'logout' } },
    { table: 'refresh_token', since: 'expires_at', days: 1 },
    { table: 'account_token', since: 'expires_at', days: 1 },
    { table: 'payment_authorization', since: 'updated_at', days: 90, set: { status: 'POSTED' } },
    { table: 'payment_authorization', since: 'updated_at', days: 90, set: { status: 'EXPIRED' } },
    { table: 'payment_authorization', since: 'updated_at', days: 90, set: { status: 'HELD' }, inUse: true },
    { table: 'payment_session', since: 'updated_at', days: 365, set: { status: 'PAID' }, inUse: true },
    { table: 'payment_session', since: 'updated_at', days: 365, set: { status: 'EXPIRED', late_paid_at: new Date() }, inUse: true },
    { table: 'payment_session', since: 'updated_at', days: 365, set: { status: 'FAILED' } },
    { table: 'closed_order', since: 'closed_at', days: 90 },
  ],
  webhooks: [
    { table: 'delivery', since: 'created_at', days: 30, set: { status: 'DELIVERED' } },
    { table: 'delivery', since: 'created_at', days: 30, set: { status: 'PENDING' }, inUse: true },
    { table: 'delivery_hour', since: 'hour', days: 30 },
    { table: 'listener', since: 'seen_at', days: 10 * MINUTE },
    { table: 'aggregate_sequence', since: 'seen_at', days: 30 },
  ],
};
/** Tables whose rows are deleted with those of another table, by a foreign key. */
const CASCADED: Readonly<Record<string, string>> = {
  'catalog.reservation_line': 'reservation',
  'cart.cart_line': 'cart',
  'cart.cart_promotion': 'cart',
  'cart.cart_freeze': 'cart',
  'webhooks.attempt': 'delivery',
};
/** Tables whose rows do not age by themselves, and the tests of their purges. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'catalog.catalog_change': 'services/catalog/src/store/compact-changes.db.test.ts',
  'webhooks.subscription': 'a test below',
  'webhooks.stored_event': 'services/webhooks/src/feed/event-feed.db.test.ts',
};

interface Column {
  readonly name: string;
  readonly type: string;
}

async function requiredColumns(db: Kysely<unknown>, service: string, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = ${service} and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER'
  `.execute(db);
  return rows;
}

/** A value of a type that is different for every row, if the type has enough values. */
function anyValue(type: string): unknown {
  if (type === 'uuid' || type === 'text') return randomUUID();
  if (type.startsWith('timestamp') || type === 'date') return new Date();
  if (type === 'boolean') return false;
  if (type === 'bytea') return Buffer.alloc(0);
  if (type === 'jsonb' || type === 'json') return '{}';
  if (type === 'ARRAY') return [];
  return 1;
}

async function insertRow(db: Kysely<unknown>, service: string, table: string, given: Readonly<Record<string, unknown>>): Promise<void> {
  const required = await requiredColumns(db, service, table);
  const values = { ...Object.fromEntries(required.map(({ name, type }) => [name, anyValue(type)])), mode: 'live', ...given };
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(values))})`.execute(db);
}

const tenantsIn = async (db: Kysely<unknown>, table: string): Promise<readonly string[]> =>
  (await sql<{ tenant_id: string }>`select tenant_id from ${sql.table(table)}`.execute(db)).rows.map((row) => row.tenant_id);

/** Removes the constraints of a test database that relate rows or values, and its triggers. */
async function dropConstraints(url: string, service: string): Promise<void> {
  const asSuperuser = new URL(process.env.TEST_POSTGRES_URL ?? '');
  asSuperuser.pathname = new URL(url).pathname;
  const client = new pg.Client({ connectionString: asSuperuser.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as statement
       from pg_constraint join pg_class on pg_class.oid = conrelid where connamespace = $1::regnamespace and contype in ('c', 'f') and conparentid = 0 and relkind = 'r'
       union all
       select distinct format('alter table %s disable trigger user', tgrelid::regclass)
       from pg_trigger join pg_class c on c.oid = tgrelid where relnamespace = $1::regnamespace and not tgisinternal`,
      [service],
    );
    for (const { statement } of rows) await client.query(statement);
  } finally {
    await client.end();
  }
}

const openDatabase = (service: string): Promise<TestDatabase<unknown>> =>
  openTestDatabase({ name: service, migrations: pathToFileURL(join(root, SERVICES[service]?.folder ?? '', 'migrations/')) });

async function runPurges(service: string, db: Kysely<unknown>): Promise<void> {
  const deps = { db, log: createLogger('test', 'silent') };
  for (const { name, run } of SERVICES[service]?.sweeps(deps as never) ?? []) if (name.startsWith('purge-')) await run();
}

describe.each(Object.keys(SERVICES))('%s', (service) => {
  test('purges the rows that are past their retention, and none that are younger or in use', async () => {
    const database = await openDatabase(service);
    const { db } = database;
    try {
      await dropConstraints(database.url, service);
      const { rows } = await sql<{
        name: string;
      }>`select table_name as name from information_schema.tables where table_schema = ${service}`.execute(db);
      const tables = new Set(rows.map(({ name }) => name));
      const remaining: string[] = [];
      const kinds = [...SHARED.filter(({ table }) => tables.has(table)), ...(OWN[service] ?? [])];
      for (const { table, since, days, set, inUse } of kinds) {
        for (const isOld of [true, false]) {
          const tenant = randomUUID();
          const at = new Date(Date.now() - (days + (isOld ? MARGIN_DAYS : -MARGIN_DAYS)) * 24 * 3_600_000);
          if (table === 'promotion_use') await insertRow(db, service, 'promotion', { tenant_id: tenant, code: 'TENTH' });
          await insertRow(db, service, table, { ...set, [since]: at, tenant_id: tenant });
          if (!isOld || inUse) remaining.push(`${table} ${tenant}`);
        }
      }

      await runPurges(service, db);

      const left = await Promise.all(
        [...new Set(kinds.map(({ table }) => table))].map(async (table) =>
          (await tenantsIn(db, table)).map((tenant) => `${table} ${tenant}`),
        ),
      );
      expect(left.flat().toSorted()).toEqual(remaining.toSorted());
    } finally {
      await database.close();
    }
  });

  test('deletes the parts of a purged row with it, and purges every table that is listed', async () => {
    const database = await openDatabase(service);
    try {
      const { rows } = await sql<{ part: string; whole: string }>`
        select part.relname as part, whole.relname as whole from pg_constraint
        join pg_class part on part.oid = conrelid join pg_class whole on whole.oid = confrelid
        where connamespace = ${service}::regnamespace and contype = 'f' and confdeltype = 'c'
      `.execute(database.db);
      const cascades = new Set(rows.map(({ part, whole }) => `${service}.${part} ${whole}`));
      const expected = Object.entries(CASCADED).filter(([part]) => part.startsWith(`${service}.`));
      expect(expected.filter(([part, whole]) => !cascades.has(`${part} ${whole}`))).toEqual([]);

      const tested = [...(OWN[service] ?? []).map(({ table }) => `${service}.${table}`), ...Object.keys({ ...CASCADED, ...ELSEWHERE })];
      const listed = [...retention.matchAll(/`(\w+\.\w+)`/g)]
        .map(([, table]) => table ?? '')
        .filter((table) => table.startsWith(`${service}.`));
      expect(listed.filter((table) => !tested.includes(table))).toEqual([]);
    } finally {
      await database.close();
    }
  });
});

test('a deleted subscription is purged once it has no deliveries', async () => {
  const database = await openDatabase('webhooks');
  const { db } = database;
  try {
    await dropConstraints(database.url, 'webhooks');
    const [gone, delivering, active] = [randomUUID(), randomUUID(), randomUUID()];
    for (const [id, deleted_at] of [
      [gone, new Date()],
      [delivering, new Date()],
      [active, null],
    ] as const) {
      await insertRow(db, 'webhooks', 'subscription', { tenant_id: id, id, deleted_at });
    }
    await insertRow(db, 'webhooks', 'delivery', { tenant_id: delivering, subscription_id: delivering, status: 'DELIVERED' });

    await runPurges('webhooks', db);

    expect((await tenantsIn(db, 'subscription')).toSorted()).toEqual([delivering, active].toSorted());
  } finally {
    await database.close();
  }
});
