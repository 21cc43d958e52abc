import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { readMigrationState } from './migration-state.ts';
import { openMigrator } from './open-migrator.ts';
import { openProvisionedDatabase, type ProvisionedDatabase } from './testing/open-provisioned-database.ts';
import { writeMigrations } from './testing/write-migrations.ts';

const NAME = 'catalog';
let database: ProvisionedDatabase;
let client: pg.Client;
let folder: string;
beforeEach(async () => {
  database = await openProvisionedDatabase([NAME]);
  client = new pg.Client({ connectionString: database.urlOf(NAME) });
  await client.connect();
  folder = await writeMigrations({ '0001-rows': { statements: ['create table item (id integer)'] } });
});
afterEach(async () => {
  await client.end();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Migrates and returns the names of the migrations that were applied. */
async function applied(): Promise<readonly string[]> {
  const names: string[] = [];
  await migrate({ url: database.migratorUrl, name: NAME, folder, onApplied: ({ name }) => void names.push(name) });
  return names;
}

async function pending(): Promise<readonly string[]> {
  const { db, close } = openMigrator({ url: database.migratorUrl, name: NAME });
  const state = await readMigrationState(db, NAME, folder);
  await close();
  return state.pending;
}

test('migrations are applied once, in order, also by concurrent runs', async () => {
  await writeMigrations({ '0002-slow': { statements: ['select pg_sleep(0.2)', 'alter table item add column note text'] } }, folder);

  const runs = await Promise.all([applied(), applied(), applied()]);

  expect(runs.flat()).toEqual(['0001-rows', '0002-slow']);
  expect(await applied()).toEqual([]);
});

test('a migration that fails is rolled back alone, and a later run continues with it', async () => {
  await writeMigrations({ '0002-broken': { statements: ['create table partial (id integer)', 'select 1 / 0'] } }, folder);

  await expect(applied()).rejects.toThrow('Migration catalog/0002-broken failed: division by zero.');

  await expect(client.query('select from partial')).rejects.toThrow('relation "partial" does not exist');
  expect(await pending()).toEqual(['0002-broken']);
  // In another folder, because the module of the broken one is cached.
  await rm(folder, { recursive: true });
  folder = await writeMigrations({ '0001-rows': { statements: [] }, '0002-broken': { statements: ['create table whole (id integer)'] } });
  expect(await applied()).toEqual(['0002-broken']);
});

test('a migration gives up when it waits for a lock, so that requests do not wait behind it', async () => {
  await applied();
  await writeMigrations({ '0002-note': { statements: ['alter table item add column note text'] } }, folder);
  await client.query('begin');
  await client.query('select from item');

  await expect(applied()).rejects.toThrow('Migration catalog/0002-note failed: other transactions held its locks for too long');

  await client.query('rollback');
  expect(await applied()).toEqual(['0002-note']);
});

test('an index is built concurrently outside a transaction while another run waits', async () => {
  const index = { statements: ['create index concurrently item_id on item (id)'], transaction: false } as const;
  await writeMigrations({ '0002-index': index }, folder);

  const runs = await Promise.all([applied(), applied()]);

  expect(runs.flat()).toEqual(['0001-rows', '0002-index']);
  const { rows } = await client.query(`select indisvalid from pg_index where indexrelid = 'item_id'::regclass`);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a migration outside a transaction gives up too when it waits for a lock', async () => {
  await applied();
  await writeMigrations({ '0002-note': { statements: ['alter table item add column note text'], transaction: false } }, folder);
  await client.query('begin');
  await client.query('select from item');

  await expect(applied()).rejects.toThrow('Migration catalog/0002-note failed: other transactions held its locks for too long');

  await client.query('rollback');
  expect(await applied()).toEqual(['0002-note']);
});

test('an older version accepts a schema with newer migrations', async () => {
  await writeMigrations({ '0002-newer': { statements: [] } }, folder);
  await applied();
  await rm(`${folder}/0002-newer.ts`);

  expect(await applied()).toEqual([]);
});

test('a migration that sorts before an applied one is refused', async () => {
  await writeMigrations({ '0003-late': { statements: [] } }, folder);
  await applied();
  await writeMigrations({ '0002-early': { statements: [] } }, folder);

  await expect(applied()).rejects.toThrow('Migration catalog/0002-early sorts before 0003-late, which is already applied');
});

test('a schema that was never provisioned is named', async () => {
  const run = migrate({ url: database.migratorUrl, name: 'unknown', folder });

  await expect(run).rejects.toThrow('The schema unknown does not exist; run provision first.');
});
