import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { openMigrator } from '../src/open-migrator.ts';
import { openProvisionedDatabase, type ProvisionedDatabase } from '../src/testing/open-provisioned-database.ts';
import { createIndexConcurrently } from './create-index-concurrently.ts';

let database: ProvisionedDatabase;
let migrator: ReturnType<typeof openMigrator>;
let client: pg.Client;
beforeEach(async () => {
  database = await openProvisionedDatabase(['catalog']);
  migrator = openMigrator({ url: database.migratorUrl, name: 'catalog' });
  await sql`create table item (id integer, note text)`.execute(migrator.db);
  await sql`insert into item values (1, 'a'), (1, 'b')`.execute(migrator.db);
  client = new pg.Client({ connectionString: database.urlOf('catalog') });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await migrator.close();
  await database.close();
});

const build = (name: string, on: string): Promise<void> =>
  migrator.db.connection().execute((connection: Kysely<unknown>) => createIndexConcurrently(connection, name, on));

async function indexes() {
  const { rows } = await sql<{ name: string; valid: boolean; file: string }>`
    select relname as name, indisvalid as valid, relfilenode::text as file from pg_index join pg_class on oid = indexrelid
    where indrelid = 'item'::regclass
  `.execute(migrator.db);
  return rows;
}

test('a build waits longer than the lock timeout for an old transaction, and the timeout applies again afterward', async () => {
  await client.query('begin');
  await client.query(`insert into item values (2, 'c')`);
  setTimeout(() => void client.query('commit'), 5500);

  await build('item_id', 'on item (id) where note is not null');

  expect(await indexes()).toMatchObject([{ name: 'item_id', valid: true }]);
  const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(migrator.db);
  expect(rows).toEqual([{ lock_timeout: '5s' }]);
});

test('an index that exists is not built again', async () => {
  await build('item_id', 'on item (id)');
  const before = await indexes();

  await build('item_id', 'on item (id)');

  expect(await indexes()).toEqual(before);
});

test('an invalid index of a failed build is built again', async () => {
  await expect(sql`create unique index concurrently item_id on item (id)`.execute(migrator.db)).rejects.toThrow(
    'could not create unique index',
  );
  expect(await indexes()).toMatchObject([{ name: 'item_id', valid: false }]);

  await build('item_id', 'on item (id)');

  expect(await indexes()).toMatchObject([{ name: 'item_id', valid: true }]);
});
