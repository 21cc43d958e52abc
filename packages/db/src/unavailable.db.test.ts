import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTcpProxy, type TcpProxy } from '@storefront/backing-servers/testing';
import { type Kysely, sql } from 'kysely';
import { connect, type DatabaseHandle } from './connect.ts';
import { isCanceled } from './pg-errors.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

const CONNECTIONS = 2;
const STATEMENT_TIMEOUT_MS = 1000;
const UNAVAILABLE = { code: 'service_unavailable', retryAfterSeconds: 1 };

let database: TestDatabase<unknown>;
let proxy: TcpProxy;
let pool: DatabaseHandle<unknown>;
let db: Kysely<unknown>;

beforeEach(async () => {
  database = await openTestDatabase({ name: 'db_test', migrations: new URL('./testing/migrations/', import.meta.url) });
  proxy = await startTcpProxy(database.url);
  pool = connect({ url: proxy.through(database.url), name: 'unavailable', poolMax: CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  db = pool.db;
});
afterEach(async () => {
  await pool.close();
  await proxy.close();
  await database.close();
});

const insert = (name: string, on: Kysely<unknown> = db) => sql`insert into note (name) values (${name})`.execute(on);
const names = async () => (await sql<{ name: string }>`select name from note`.execute(database.db)).rows.map(({ name }) => name);

test('a transaction whose connection is terminated is unavailable and has no effect, and the next one succeeds', async () => {
  const ended = db.transaction().execute(async (trx) => {
    await insert('half', trx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(database.db);
    await insert('other half', trx);
  });

  await expect(ended).rejects.toMatchObject(UNAVAILABLE);
  await insert('after');
  expect(await names()).toEqual(['after']);
});

test('a server that cannot be reached is unavailable', async () => {
  await proxy.close();

  await expect(insert('unreached')).rejects.toMatchObject(UNAVAILABLE);
  proxy = await startTcpProxy(database.url);
});

test('a connection to a server that became read-only is replaced, so that writes succeed after a failover', async () => {
  // Only the sessions of this pool are read-only, as those to a former primary are; new connections reach a server that accepts writes.
  const sessions = Promise.withResolvers<void>();
  let open = 0;
  const makeReadOnly = () =>
    db.connection().execute(async (session) => {
      await sql`set default_transaction_read_only = on`.execute(session);
      open += 1;
      if (open === CONNECTIONS) sessions.resolve();
      await sessions.promise;
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, makeReadOnly));

  for (let connection = 0; connection < CONNECTIONS; connection += 1) {
    await expect(insert('read-only')).rejects.toMatchObject(UNAVAILABLE);
  }

  await insert('after the failover');
  expect(await names()).toEqual(['after the failover']);
});

test('when all connections are in use, a request waits for one and is then unavailable', async () => {
  const finished = Promise.withResolvers<void>();
  const busy = Array.from({ length: CONNECTIONS }, () => db.connection().execute(() => finished.promise));

  await expect(insert('without a connection')).rejects.toMatchObject(UNAVAILABLE);

  finished.resolve();
  await Promise.all(busy);
  await insert('after');
  expect(await names()).toEqual(['after']);
});

test('a statement that runs too long is canceled by Postgres, and its connection is used again', async () => {
  const slow = sql`select pg_sleep(30)`.execute(db);

  expect(isCanceled(await slow.catch((error: unknown) => error))).toBe(true);
  await insert('after');
});

test('a transaction that is left idle is ended, and its locks and its snapshot are released', async () => {
  await insert('locked');
  const blocking = Promise.withResolvers<void>();
  const resume = Promise.withResolvers<void>();
  const idle = db.transaction().execute(async (trx) => {
    await sql`update note set content = 'idle' where name = 'locked'`.execute(trx);
    blocking.resolve();
    await resume.promise;
    await sql`select 1`.execute(trx);
  });
  await blocking.promise;

  // Waits for the lock of the idle transaction, in a pool with a longer statement timeout.
  await sql`update note set content = 'next' where name = 'locked'`.execute(database.db);

  resume.resolve();
  await expect(idle).rejects.toMatchObject(UNAVAILABLE);
});

test.each(['53100', '53200', '53300'])(
  'the error %s of a server without resources is unavailable and undoes its transaction',
  async (code) => {
    const failing = db.transaction().execute(async (trx) => {
      await insert('half', trx);
      await sql`do ${sql.lit(`begin raise exception 'no space left on device' using errcode = '${code}'; end`)}`.execute(trx);
    });

    await expect(failing).rejects.toMatchObject(UNAVAILABLE);
    await expect(failing).rejects.not.toThrow(/no space left/);
    expect(await names()).toEqual([]);
  },
);
