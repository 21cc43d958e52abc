import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { connect, type DatabaseHandle } from './connect.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

let database: TestDatabase<unknown>;
let pool: DatabaseHandle<unknown>;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await openTestDatabase({ name: 'db_test', migrations: new URL('./testing/migrations/', import.meta.url) });
  // One connection, so that each statement finds the temporary objects.
  pool = connect({ url: database.url, name: 'retry-statements', poolMax: 1, statementTimeoutMs: 10_000 });
  db = pool.db;
});
afterAll(async () => {
  await pool.close();
  await database.close();
});
beforeEach(async () => {
  await sql`drop sequence if exists run`.execute(db);
  // A sequence also counts runs that are rolled back.
  await sql`create temporary sequence run`.execute(db);
});

/** Fails with an error code in its first runs, as Postgres does for a conflict. */
const failing = (code: string, runs: number, on = db) =>
  sql`do ${sql.lit(`begin if nextval('run') <= ${runs} then raise exception 'injected' using errcode = '${code}'; end if; end`)}`.execute(
    on,
  );
const runs = async () => (await sql<{ runs: string }>`select last_value as runs from run`.execute(db)).rows[0]?.runs;

test.each([
  ['40001', 1],
  ['40001', 3],
  ['40P01', 1],
  ['40P01', 3],
])('a statement that fails with %s in its first runs (%i) is repeated until it succeeds', async (code, times) => {
  await failing(code, times);

  expect(await runs()).toBe(String(times + 1));
});

test('a statement that always fails runs four times', async () => {
  await expect(failing('40001', 100)).rejects.toMatchObject({ code: '40001' });

  expect(await runs()).toBe('4');
});

test.each(['23505', '55P03', '57014', 'XX000'])('a statement that fails with %s is not repeated', async (code) => {
  await expect(failing(code, 1)).rejects.toMatchObject({ code });

  expect(await runs()).toBe('1');
});

test('a statement of a transaction is not repeated by itself', async () => {
  await expect(db.transaction().execute((trx) => failing('40001', 1, trx))).rejects.toMatchObject({ code: '40001' });

  expect(await runs()).toBe('1');
});

test('a commit that fails is reported, because its transaction has no effect', async () => {
  await sql`create temporary table doomed (id integer)`.execute(db);
  await sql`create function pg_temp.refuse() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'injected' using errcode = '40001'; end`)}`.execute(db);
  await sql`create constraint trigger refuse after insert on doomed deferrable initially deferred
    for each row execute function pg_temp.refuse()`.execute(db);

  const inserted = db.transaction().execute((trx) => sql`insert into doomed values (1)`.execute(trx));

  await expect(inserted).rejects.toMatchObject({ code: '40001' });
});

test('a statement that a pooler runs in a transaction of its own is repeated with it', async () => {
  const pooled = connect({ url: database.url, name: 'retry-pooled', poolMax: 1, statementTimeoutMs: 10_000, pooler: true });
  try {
    await sql`create temporary sequence run`.execute(pooled.db);

    await failing('40001', 2, pooled.db);

    const { rows } = await sql`select last_value::text as runs, current_setting('statement_timeout') as timeout from run`.execute(
      pooled.db,
    );
    expect(rows).toEqual([{ runs: '3', timeout: '10s' }]);
  } finally {
    await pooled.close();
  }
});
