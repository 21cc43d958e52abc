import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findTestProgram, type PgBouncer, startPgBouncer } from '@storefront/backing-servers/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { type Kysely, sql } from 'kysely';
import { connect, PREPARED } from './connect.ts';
import { isCanceled } from './pg-errors.ts';
import { isOnCitus, openTestDatabase, type TestDatabase } from './testing/index.ts';
import { withDeadline } from './with-deadline.ts';

const pgbouncer = await findTestProgram('pgbouncer');
const onCitus = isOnCitus() && 'the servers of Citus trust all connections, and have no password for the pooler';
const pooled = skippedIf(onCitus || pgbouncer.missing, test);

const CONNECTIONS = 8;

let database: TestDatabase<unknown>;
let pooler: PgBouncer;
beforeAll(async () => {
  database = await openTestDatabase({ name: 'db_test', migrations: new URL('./testing/migrations/', import.meta.url) });
  pooler = await startPgBouncer(pgbouncer, process.env.TEST_POSTGRES_URL ?? '');
});
afterAll(async () => {
  await pooler?.stop();
  await database?.close();
});

/** Runs `work` with a pool through the pooler. Its connections outnumber those of the pooler to Postgres. */
async function through<T>(options: Partial<Parameters<typeof connect>[0]>, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const { db, close } = connect({ url: pooler.through(database.url), name: 'pooled', poolMax: CONNECTIONS, pooler: true, ...options });
  return work(db).finally(() => void close());
}

const repeated = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 * CONNECTIONS }, (_, index) => work(index)));

pooled.each([true, 'marked', false] as const)('repeated statements with prepared: %s succeed through a pooler', async (prepared) => {
  await through({ prepared }, async (db) => {
    const results = await repeated((index) => sql<{ index: number }>`${PREPARED} select ${index}::integer as index`.execute(db));
    expect(results.map(({ rows }) => rows[0]?.index)).toEqual(results.map((_, index) => index));
  });
});

pooled('prepared statements fail through a pooler unless the pool knows of it', async () => {
  const attempts = through({ prepared: true, pooler: false }, (db) =>
    repeated((index) => sql`select ${index}::integer as index`.execute(db)),
  );

  await expect(attempts).rejects.toMatchObject({ code: expect.stringMatching(/^(42P05|26000)$/) });
});

pooled('the schema and the timeouts of the role apply', async () => {
  await through({}, async (db) => {
    const { rows } =
      await sql`select current_setting('search_path') as search_path, current_setting('statement_timeout') as statement_timeout,
      current_setting('idle_in_transaction_session_timeout') as idle_timeout`.execute(db);
    expect(rows).toEqual([{ search_path: 'db_test, public', statement_timeout: '10s', idle_timeout: '10s' }]);
  });
});

pooled('another statement timeout applies to statements and transactions, and to no one else', async () => {
  await through({ statementTimeoutMs: 1000 }, async (db) => {
    const slow = sql`select pg_sleep(30)`.execute(db).catch((error: unknown) => error);
    const slowInTransaction = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => sql`select pg_sleep(30)`.execute(trx))
      .catch((error: unknown) => error);
    expect([isCanceled(await slow), isCanceled(await slowInTransaction)]).toEqual([true, true]);

    await sql`insert into note (name) values ('first')`.execute(db);
    await expect(sql`insert into note (name) values ('first')`.execute(db)).rejects.toMatchObject({ code: '23505' });
    expect((await sql`select name from note`.execute(db)).rows).toEqual([{ name: 'first' }]);

    const others = await through({}, (other) =>
      repeated(() => sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(other)),
    );
    expect(new Set(others.map(({ rows }) => rows[0]?.timeout))).toEqual(new Set(['10s']));
  });
});

pooled('a deadline takes precedence over the statement timeout of the pool', async () => {
  await through({ statementTimeoutMs: 10_000 }, async (db) => {
    const slow = withDeadline(db, Date.now() + 200, (snapshot) => sql`select pg_sleep(30)`.execute(snapshot));

    expect(isCanceled(await slow.catch((error: unknown) => error))).toBe(true);
    const { rows } = await withDeadline(db, undefined, (snapshot) => sql`show statement_timeout`.execute(snapshot));
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
  });
});
