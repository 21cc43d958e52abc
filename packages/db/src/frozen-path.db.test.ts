import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTcpProxy, type TcpProxy } from '@storefront/backing-servers/testing';
import { seen } from '@storefront/lifecycle/testing';
import { type Kysely, sql } from 'kysely';
import { connect, type DatabaseHandle } from './connect.ts';

/**
 * With the margin, a statement on a broken path fails after 2 s. Postgres also ends a transaction that is idle for this long, so it must be longer than a busy
 * machine can stop this process between two statements.
 */
const STATEMENT_TIMEOUT_MS = 1000;
const CONNECTIONS = 2;

let proxy: TcpProxy;
let database: DatabaseHandle<unknown>;
let db: Kysely<unknown>;

beforeEach(async () => {
  const url = process.env.TEST_POSTGRES_URL ?? '';
  proxy = await startTcpProxy(url);
  database = connect({
    url: proxy.through(url),
    name: 'frozen-path',
    poolMax: CONNECTIONS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    prepared: true,
  });
  db = database.db;
});
afterEach(async () => {
  await database.close();
  await proxy.close();
});

const one = async (on: Kysely<unknown> = db): Promise<unknown> =>
  (await sql<{ one: number }>`select ${1}::integer as one`.execute(on)).rows[0];
const onEachConnection = <T>(work: () => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: CONNECTIONS }, work));
const onePerConnection = Array.from({ length: CONNECTIONS }, () => ({ one: 1 }));
/** The results, or the errors of the driver. */
const outcomes = (settled: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  settled.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason.cause ?? result.reason)));
const isRefused = ({ status }: PromiseSettledResult<unknown>): boolean => status === 'rejected';
const lock = (on: Kysely<unknown>) => sql`select pg_advisory_xact_lock(715009)`.execute(on);

/** The work in progress when the path breaks. */
const USES: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'reads',
    async () => {
      await onEachConnection(() => one());
      proxy.freeze();
      expect(seen('connections', await onEachConnection(() => one())).every(isRefused)).toBe(true);
    },
  ],
  [
    'prepared statements',
    async () => {
      for (let use = 0; use < 5; use += 1) await onEachConnection(() => one());
      proxy.freeze();
      expect(seen('connections', await onEachConnection(() => one())).every(isRefused)).toBe(true);
    },
  ],
  [
    'a transaction that holds a lock',
    async () => {
      const work = db.transaction().execute(async (trx) => {
        await lock(trx);
        proxy.freeze();
        await one(trx);
      });
      await expect(work).rejects.toThrow();
    },
  ],
  [
    'a commit',
    async () => {
      const work = db.transaction().execute(async (trx) => {
        await lock(trx);
        proxy.freeze();
      });
      await expect(work).rejects.toThrow();
    },
  ],
  [
    'more requests than connections',
    async () => {
      await onEachConnection(() => one());
      proxy.freeze();
      const all = await Promise.allSettled(Array.from({ length: 3 * CONNECTIONS }, () => one()));
      expect(all.every(isRefused)).toBe(true);
    },
  ],
  [
    'the first connection',
    async () => {
      proxy.freeze();
      await expect(one()).rejects.toThrow();
    },
  ],
];

test.each(USES)('%s fail on a frozen path, and the pool works at once when it is restored', async (_name, use) => {
  await use();

  proxy.restore();

  const after = await onEachConnection(() => db.transaction().execute(async (trx) => one(trx)));
  expect(outcomes(after)).toEqual(onePerConnection);
  await db.transaction().execute(lock);
});

test.each(USES)('%s fail on a frozen path, and the pool works at once on another path', async (_name, use) => {
  await use();

  proxy.replace();

  const after = await onEachConnection(() => db.transaction().execute(async (trx) => one(trx)));
  expect(outcomes(after)).toEqual(onePerConnection);
  await db.transaction().execute(lock);
});
