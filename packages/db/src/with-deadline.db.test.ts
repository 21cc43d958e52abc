import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { connect, type DatabaseHandle } from './connect.ts';
import { isCanceled } from './pg-errors.ts';
import { withDeadline } from './with-deadline.ts';

let database: DatabaseHandle<unknown>;
beforeAll(() => {
  database = connect({ url: process.env.TEST_POSTGRES_URL ?? '', name: 'with-deadline', poolMax: 1, statementTimeoutMs: 10_000 });
});
afterAll(() => database.close());

test.each([100, -100])('a statement is canceled at a deadline in %i ms, and the next one is not', async (inMs) => {
  const slow = withDeadline(database.db, Date.now() + inMs, (trx) => sql`select pg_sleep(9)`.execute(trx));

  expect(isCanceled(await slow.catch((error: unknown) => error))).toBe(true);
  await sql`select pg_sleep(0.2)`.execute(database.db);
});

test('a later statement has only the time that remains', async () => {
  const timeoutOf = async (db: Kysely<unknown>): Promise<number> => {
    const { rows } = await sql<{ ms: number }>`
      select extract(epoch from current_setting('statement_timeout')::interval)::float8 * 1000 as ms
    `.execute(db);
    return rows[0]?.ms ?? 0;
  };

  const [first, second] = await withDeadline(database.db, Date.now() + 60_000, async (trx, renew) => {
    const before = await timeoutOf(trx);
    await sql`select pg_sleep(0.1)`.execute(trx);
    await renew();
    return [before, await timeoutOf(trx)] as const;
  });

  expect(first).toBeLessThanOrEqual(60_000);
  expect(second).toBeLessThan(first);
});

test('without a deadline the timeout of the pool applies', async () => {
  const { rows } = await withDeadline(database.db, undefined, (trx) =>
    sql<{ statement_timeout: string }>`show statement_timeout`.execute(trx),
  );

  expect(rows).toEqual([{ statement_timeout: '10s' }]);
});

test('settings apply until they are changed, and not after the transaction', async () => {
  const seqscan = async (db: Kysely<unknown>) =>
    (await sql<{ enable_seqscan: string }>`show enable_seqscan`.execute(db)).rows[0]?.enable_seqscan;
  const read = withDeadline(
    database.db,
    Date.now() + 60_000,
    async (snapshot, renew) => {
      const before = await seqscan(snapshot);
      await renew({ enable_seqscan: 'on' });
      return [before, await seqscan(snapshot)];
    },
    { enable_seqscan: 'off' },
  );

  expect(await read).toEqual(['off', 'on']);
  await expect(withDeadline(database.db, undefined, () => Promise.reject(new Error('no')), { enable_seqscan: 'off' })).rejects.toThrow(
    'no',
  );
  expect(await seqscan(database.db)).toBe('on');
});
