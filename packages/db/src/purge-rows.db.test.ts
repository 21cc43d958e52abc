import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { checkInvariants } from './check-invariants.ts';
import { inSweepTransaction, inTransaction } from './in-transaction.ts';
import { purgeRows } from './purge-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/index.ts';

let database: TestDatabase<unknown>;
beforeAll(async () => {
  database = await openTestDatabase({ name: 'db_test', migrations: new URL('./testing/migrations/', import.meta.url) });
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`delete from reference`.execute(database.db);
  await sql`delete from old_row`.execute(database.db);
  await sql`
    insert into old_row (tenant_id, id, due, note)
    select ${tenantOf(sql`id`)}, id, id <= 2500, 'x' from generate_series(1, 2510) as id
  `.execute(database.db);
});

/** The rows with an even ID belong to one store, the others to another. */
const tenantOf = (id: RawBuilder<unknown>) => sql`(${id} % 2 || '0000000-0000-0000-0000-000000000000')::uuid`;
const lock = (trx: Kysely<unknown>) => sql`select id from old_row where tenant_id = ${tenantOf(sql`7`)} and id = 7 for update`.execute(trx);
const left = async () =>
  (await sql<{ id: number }>`select id from old_row where due order by id`.execute(database.db)).rows.map(({ id }) => id);
const DUE = { table: 'old_row', key: ['tenant_id', 'id'], due: sql`due` };

test('every row that is due is purged, over several batches, and no other', async () => {
  expect(await purgeRows(database.db, DUE, () => undefined)).toBe(2500);

  expect(await left()).toEqual([]);
  const { rows } = await sql`select id from old_row`.execute(database.db);
  expect(rows).toHaveLength(10);
});

test('a row that cannot be deleted is reported with its id and delays no other', async () => {
  await sql`insert into reference (tenant_id, id) select tenant_id, id from old_row where id in (1, 1500)`.execute(database.db);
  const refused: string[] = [];

  expect(await purgeRows(database.db, DUE, (id) => refused.push(id))).toBe(2498);

  expect(await left()).toEqual([1, 1500]);
  expect(refused.map((id) => Number(id.split(' ')[1])).sort((a, b) => a - b)).toEqual([1, 1500]);
});

test('a locked row is left for the next run', async () => {
  await inTransaction(database.db, async (trx) => {
    await lock(trx);
    expect(await purgeRows(database.db, DUE, () => undefined)).toBe(2499);
  });

  expect(await left()).toEqual([7]);
  expect(await purgeRows(database.db, DUE, () => undefined)).toBe(1);
});

test('a column can be emptied instead', async () => {
  const emptied = { ...DUE, due: sql`due and note is not null`, clear: sql`note = null` };

  expect(await purgeRows(database.db, emptied, () => undefined)).toBe(2500);
  expect(await purgeRows(database.db, emptied, () => undefined)).toBe(0);
});

test('a sweep does not wait for a locked row', async () => {
  await inTransaction(database.db, async (trx) => {
    await lock(trx);
    const waiting = inSweepTransaction(database.db, lock);

    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
  });
});

test('a violated rule has the count of its violations and the first ids', async () => {
  const rule = {
    name: 'none_due',
    description: 'No row is due.',
    violations: () => sql<{ id: string }>`select id::text as id from old_row where due`,
  };

  const [result] = await checkInvariants(database.db, [rule]);

  expect(result).toMatchObject({ name: 'none_due', description: 'No row is due.', violations: { count: 2500 } });
  expect(result?.violations.ids).toHaveLength(20);
});
