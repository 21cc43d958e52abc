import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTcpProxy } from '@storefront/backing-servers/testing';
import { sql } from 'kysely';
import { connect, type DatabaseHandle } from './connect.ts';
import { startDatabaseClock } from './database-clock.ts';

const SKEW_MS = 600_000;

let database: DatabaseHandle<unknown>;
beforeAll(() => {
  database = connect({ url: process.env.TEST_POSTGRES_URL ?? '', name: 'database-clock', poolMax: 1 });
});
afterAll(() => database.close());

/** The time of the database. */
async function databaseTime(): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database.db);
  return rows[0]?.at.getTime() ?? Number.NaN;
}

test.each([SKEW_MS, -SKEW_MS])('the clock shows the time of the database in a process whose clock is off by %i ms', async (skewMs) => {
  const processClock = Date.now;
  Date.now = () => processClock() + skewMs;
  const clock = await startDatabaseClock(database.db);
  try {
    const before = await databaseTime();
    const shown = clock.now().getTime();
    const after = await databaseTime();

    // The clock of the process would be off by ten minutes.
    expect(shown).toBeGreaterThan(before - 60_000);
    expect(shown).toBeLessThan(after + 60_000);
  } finally {
    clock.close();
    Date.now = processClock;
  }
});

test('a clock that could not be read throws instead of showing the time of the process', async () => {
  const unreachable = connect({ url: 'postgres://unknown@127.0.0.1:1/none', name: 'unreachable' });
  const clock = await startDatabaseClock(unreachable.db);

  expect(() => clock.now()).toThrow(expect.objectContaining({ code: 'service_unavailable' }));

  clock.close();
  await unreachable.close();
});

test('a process starts while the database does not respond, and its clock shows the time once it does', async () => {
  const url = process.env.TEST_POSTGRES_URL ?? '';
  const proxy = await startTcpProxy(url);
  proxy.freeze();
  const frozen = connect({ url: proxy.through(url), name: 'frozen-clock' });
  const clock = await startDatabaseClock(frozen.db);
  try {
    expect(() => clock.now()).toThrow(expect.objectContaining({ code: 'service_unavailable' }));
    proxy.restore();
    const shown = await until(() => clock.now().getTime());
    expect(Math.abs(shown - (await databaseTime()))).toBeLessThan(60_000);
  } finally {
    clock.close();
    await frozen.close();
    await proxy.close();
  }
});

/** Repeats `ask` until it does not throw. */
async function until<T>(ask: () => T): Promise<T> {
  for (;;) {
    try {
      return ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
