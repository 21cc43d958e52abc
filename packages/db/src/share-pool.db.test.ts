import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inFlow } from '@storefront/fair-queue';
import { type Kysely, sql } from 'kysely';
import { connect, type DatabaseHandle } from './connect.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

/** One of five is reserved. */
const CONNECTIONS = 5;
const OVERLOADED = { code: 'service_unavailable', reason: 'overloaded', retryAfterSeconds: 1 };

let database: TestDatabase<unknown>;
let pool: DatabaseHandle<unknown>;
let db: Kysely<unknown>;
let released = Promise.withResolvers<void>();

beforeEach(async () => {
  released = Promise.withResolvers<void>();
  database = await openTestDatabase({ name: 'db_test', migrations: new URL('./testing/migrations/', import.meta.url) });
  pool = connect({ url: database.url, name: 'shared', poolMax: CONNECTIONS });
  db = pool.db;
});
afterEach(async () => {
  released.resolve();
  await pool.close();
  await database.close();
});

const select = () => sql`select 1`.execute(db);
/** Takes a connection for a store until `released` is resolved. Resolves when it has one. */
const occupy = async (store: string) => {
  const taken = Promise.withResolvers<void>();
  const use = async () => {
    taken.resolve();
    await released.promise;
  };
  const ended = inFlow({ store }, () => db.connection().execute(use));
  await Promise.race([taken.promise, ended]);
};
const occupyMost = () => Promise.all(Array.from({ length: CONNECTIONS - 1 }, () => occupy('busy')));

test('a store that keeps its connections leaves one to the others', async () => {
  await occupyMost();
  let hasMore = false;
  const more = inFlow({ store: 'busy' }, select).then(() => (hasMore = true));

  await inFlow({ store: 'other' }, select);
  await select();

  expect(hasMore).toBe(false);
  released.resolve();
  await more;
});

test('a store has few connections while others use some', async () => {
  await occupy('other');
  await Promise.all([occupy('busy'), occupy('busy')]);
  let hasMore = false;
  const more = occupy('busy').then(() => (hasMore = true));

  await inFlow({ store: 'third' }, select);
  await select();

  expect(hasMore).toBe(false);
  released.resolve();
  await more;
});

test('a call that gets no connection before its deadline is refused then', async () => {
  await occupyMost();
  const deadlineAt = Date.now() + 20;

  await expect(inFlow({ store: 'busy', deadlineAt }, select)).rejects.toMatchObject(OVERLOADED);

  expect(Date.now()).toBeGreaterThanOrEqual(deadlineAt);
});

test('what goes on after the deadline of its call still gets a connection', async () => {
  await inFlow({ store: 'late', deadlineAt: Date.now() - 1 }, select);
});

test('stores that wait for a connection get fair shares', async () => {
  await occupyMost();
  await occupy('other');
  const served: string[] = [];
  // Noted when the connection is given, because a busy machine can finish a later statement first.
  const wait = (store: string) => inFlow({ store }, () => db.connection().execute(async () => served.push(store)));
  const waiting = [...Array.from({ length: 4 * CONNECTIONS }, () => 'first'), 'second'].map(wait);

  released.resolve();
  await Promise.all(waiting);

  expect(served.indexOf('second')).toBeLessThan(2 * CONNECTIONS);
});
