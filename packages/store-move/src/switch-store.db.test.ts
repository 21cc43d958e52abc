import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { readEventFloors } from './event-floors.ts';
import { createGuardFunctions, createGuards, dropGuards, writeGuards } from './guards.ts';
import { listMovableTables, type MovableTable } from './movable-tables.ts';
import { MoveError } from './move-error.ts';
import { createStaging, dropStaging, stagingOf, syncTable } from './staging.ts';
import { switchStore } from './switch-store.ts';
import { insertEvents, insertStore, type MoveDatabases, openDatabases } from './testing/open-databases.ts';

let databases: MoveDatabases;
let tables: readonly MovableTable[];
beforeAll(async () => {
  databases = await openDatabases();
  tables = await listMovableTables(databases.cells.source);
});
afterAll(() => databases.close());

const tableNamed = (name: string): MovableTable => {
  const found = tables.find(({ sql }) => sql === name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
};

/** Copies a store and switches it. `tamper` changes something between the two. */
async function bring(tenantId: string, tamper: () => Promise<unknown> = async () => undefined): Promise<number> {
  const { cells } = databases;
  await createStaging(cells.target, tables, tenantId);
  try {
    for (const table of tables) await syncTable(cells, table, tenantId);
    await tamper();
    return await switchStore(cells, tables, { tenantId, moveId: randomUUID(), floors: await readEventFloors(cells.source) });
  } finally {
    await cells.target.query('rollback');
    await dropStaging(cells.target, tables, tenantId);
  }
}

test('every table has rows of stores or of the deployment, and follows the tables that it references', () => {
  const names = tables.map(({ sql }) => sql);

  expect(names.length).toBeGreaterThan(80);
  expect(names.indexOf('gateway."tenant"')).toBeLessThan(names.indexOf('gateway."store_settings"'));
  expect(names.indexOf('gateway."store_settings"')).toBeLessThan(names.indexOf('gateway."api_key"'));
  expect(names.indexOf('billing."invoice"')).toBeLessThan(names.indexOf('billing."credit_note"'));
});

test('a service cannot write rows of a guarded store, and can write those of others', async () => {
  const { cells, source, tenantId } = databases;
  const orders = new pg.Client({ connectionString: source.urlOf('orders') });
  await orders.connect();
  const insert = (id: string) =>
    orders.query(`insert into orders.order_counter (tenant_id, mode, last_number) values ($1, 'live', 1)`, [id]);
  const consume = (id: string) =>
    orders.query(`insert into orders.inbox (tenant_id, mode, consumer, event_id) values ($1, 'live', 'orders', 'e')`, [id]);
  await createGuardFunctions(cells.source);
  await createGuards(cells.source, writeGuards(tables), tenantId);

  await expect(insert(tenantId)).rejects.toMatchObject({ code: '57P03' });
  expect(await insert(randomUUID())).toMatchObject({ rowCount: 1 });
  // A consumer takes the event for one that it has handled.
  expect(await consume(tenantId)).toMatchObject({ rowCount: 0 });
  expect(await consume(randomUUID())).toMatchObject({ rowCount: 1 });

  await dropGuards(cells.source, tenantId);
  expect(await insert(tenantId)).toMatchObject({ rowCount: 1 });
  await expect(orders.query(`delete from orders.order_counter where tenant_id = $1`, [tenantId])).resolves.toMatchObject({ rowCount: 1 });
  await orders.end();
});

test('a table whose rows differ in the end stops the switch, and nothing arrives', async () => {
  const { cells, tenantId } = databases;
  const lose = () => cells.target.query(`delete from ${stagingOf(tableNamed('gateway."store_settings"'), tenantId)}`);
  const alter = () => cells.target.query(`update ${stagingOf(tableNamed('gateway."tenant"'), tenantId)} set name = 'Other'`);

  await expect(bring(tenantId, lose)).rejects.toThrow(MoveError);
  await expect(bring(tenantId, alter)).rejects.toThrow(/gateway\."tenant" has 1 rows in the source and 1 other rows/);

  const { rows } = await cells.target.query('select from gateway.tenant where tenant_id = $1', [tenantId]);
  expect(rows).toEqual([]);
});

test('events that a consumer of the source has not settled are published by the target, in their order, and others are not', async () => {
  const { cells } = databases;
  const tenantId = randomUUID();
  await insertStore(cells.source, tenantId);
  for (const [service, floor] of [
    ['catalog', 100],
    ['cart', 100],
    ['orders', 100],
    ['billing', 20],
    ['webhooks', 30],
  ] as const) {
    await cells.source.query(
      `insert into ${service}.consumer_position (consumer, stream_created_at, settled, floor) values ($1, '', 100, $2)
       on conflict (consumer) do update set floor = excluded.floor`,
      [service, floor],
    );
  }
  await insertEvents(cells.target, randomUUID(), [{ type: 'order.confirmed', streamSequence: 1 }]);
  await insertEvents(cells.source, tenantId, [
    // Settled by billing and webhooks.
    { type: 'order.confirmed', streamSequence: 15 },
    // Settled by webhooks, which alone consumes it.
    { type: 'order.shipped', streamSequence: 25 },
    // Billing is behind.
    { type: 'order.confirmed', streamSequence: 28 },
    { type: 'order.shipped', streamSequence: 40 },
    { type: 'order.confirmed', streamSequence: null },
  ]);

  await bring(tenantId);

  const { rows } = await cells.target.query(
    `select type, published_at is not null as published, stream_sequence from orders.outbox where tenant_id = $1 order by position`,
    [tenantId],
  );
  expect(rows).toEqual([
    { type: 'order.confirmed', published: true, stream_sequence: null },
    { type: 'order.shipped', published: true, stream_sequence: null },
    { type: 'order.confirmed', published: false, stream_sequence: null },
    { type: 'order.shipped', published: false, stream_sequence: null },
    { type: 'order.confirmed', published: false, stream_sequence: null },
  ]);
});

test('a repeated copy brings only what has changed, including deleted rows and rows without a key', async () => {
  const { cells } = databases;
  const tenantId = randomUUID();
  await insertStore(cells.source, tenantId);
  const [failures, tenant] = [tableNamed('billing."login_failure"'), tableNamed('gateway."tenant"')];
  await createStaging(cells.target, tables, tenantId);

  expect(await syncTable(cells, failures, tenantId)).toBe(2);
  expect(await syncTable(cells, failures, tenantId)).toBe(0);
  expect(await syncTable(cells, tenant, tenantId)).toBe(1);
  await cells.source.query(`update gateway.tenant set name = 'Renamed' where tenant_id = $1`, [tenantId]);
  await cells.source.query(
    `delete from billing.login_failure where ctid = (select min(ctid) from billing.login_failure where tenant_id = $1)`,
    [tenantId],
  );
  expect(await syncTable(cells, tenant, tenantId)).toBe(1);
  expect(await syncTable(cells, failures, tenantId)).toBe(1);

  const { rows } = await cells.target.query(`select name from ${stagingOf(tenant, tenantId)}`);
  expect(rows).toEqual([{ name: 'Renamed' }]);
  await dropStaging(cells.target, tables, tenantId);
});
