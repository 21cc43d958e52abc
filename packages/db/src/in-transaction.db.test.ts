import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inSnapshot, inTransaction, rehearse } from './in-transaction.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

let database: TestDatabase<unknown>;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await openTestDatabase({ name: 'db_test', migrations: new URL('./testing/migrations/', import.meta.url) });
  db = database.db;
});
afterAll(() => database.close());

const insert = (name: string) => sql`insert into note (name) values (${name})`.execute(db);
const append = (trx: Transaction<unknown>, name: string, text: string) =>
  sql`update note set content = content || ${text} where name = ${name}`.execute(trx);
const contentOf = async (name: string) =>
  (await sql<{ content: string }>`select content from note where name = ${name}`.execute(db)).rows[0]?.content;
/** Fails as Postgres does for a deadlock (40P01) or a serialization failure (40001). */
const fail = (trx: Transaction<unknown>, code: string) =>
  sql`do ${sql.lit(`begin raise exception 'injected' using errcode = '${code}'; end`)}`.execute(trx);

test('two transactions that deadlock both take effect once', async () => {
  await insert('left');
  await insert('right');
  const both = Promise.withResolvers<void>();
  let locked = 0;
  let runs = 0;
  const lockBoth = (first: string, second: string, by: string) =>
    inTransaction(db, async (trx) => {
      runs += 1;
      await append(trx, first, by);
      locked += 1;
      if (locked === 2) both.resolve();
      await both.promise;
      await append(trx, second, by);
    });

  await Promise.all([lockBoth('left', 'right', 'a'), lockBoth('right', 'left', 'b')]);

  // Postgres ends one of the two; its next run may deadlock with the other again.
  expect(runs).toBeGreaterThanOrEqual(3);
  for (const name of ['left', 'right']) expect(['ab', 'ba']).toContain(await contentOf(name));
});

test.each(['40P01', '40001'])('a transaction that fails with %s is run again, and only its last run takes effect', async (code) => {
  await insert(code);
  let runs = 0;

  await inTransaction(db, async (trx) => {
    runs += 1;
    await append(trx, code, 'x');
    if (runs < 3) await fail(trx, code);
  });

  expect([runs, await contentOf(code)]).toEqual([3, 'x']);
});

test('a transaction that always fails is run four times and has no effect', async () => {
  await insert('doomed');
  let runs = 0;
  const doomed = inTransaction(db, async (trx) => {
    runs += 1;
    await append(trx, 'doomed', 'x');
    await fail(trx, '40001');
  });

  await expect(doomed).rejects.toMatchObject({ code: '40001' });
  expect([runs, await contentOf('doomed')]).toEqual([4, '']);
});

test('a transaction that fails for another reason is not run again', async () => {
  let runs = 0;
  const failing = inTransaction(db, async (trx) => {
    runs += 1;
    await fail(trx, '23505');
  });

  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(runs).toBe(1);
});

test('rehearsed work returns its result and changes nothing, and its error is thrown', async () => {
  await insert('rehearsed');

  const done = await rehearse(db, async (trx) => {
    await append(trx, 'rehearsed', 'x');
    return (await sql<{ content: string }>`select content from note where name = 'rehearsed'`.execute(trx)).rows[0]?.content;
  });

  expect([done, await contentOf('rehearsed')]).toEqual(['x', '']);
  await expect(rehearse(db, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('the reads of a snapshot see one state, and cannot write', async () => {
  await insert('seen');
  const read = (trx: Transaction<unknown>) => sql<{ content: string }>`select content from note where name = 'seen'`.execute(trx);

  const contents = await inSnapshot(db, async (trx) => {
    const before = await read(trx);
    await inTransaction(db, (other) => append(other, 'seen', 'y'));
    return [before.rows, (await read(trx)).rows];
  });

  expect(contents[1]).toEqual(contents[0]);
  expect(await contentOf('seen')).toBe('y');
  await expect(inSnapshot(db, (trx) => append(trx, 'seen', 'z'))).rejects.toMatchObject({ code: 'service_unavailable' });
});
