import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTcpProxy } from '@storefront/backing-servers/testing';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { listOthers } from './owner-rows.ts';
import { type LeaseOwner, startLeaseOwner } from './start-lease-owner.ts';
import { type Database, leaseWork, releaseWork } from './testing/lease-work.ts';

let database: TestDatabase<Database>;
const children: ChildProcess[] = [];
const owners: LeaseOwner[] = [];
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'lease_owners', migrations: new URL('./testing/migrations/', import.meta.url) });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(owners.splice(0).map((owner) => owner.close()));
  for (const table of ['lease_owner', 'work'] as const) await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

/** Starts another process that leases a piece of work for ten minutes. */
async function startOther({ pooler = false } = {}): Promise<{ id: string; end: (signal: NodeJS.Signals) => Promise<void> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./testing/owner-under-test.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: database.url, POOLER: String(pooler) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [id] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return {
    id,
    async end(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

function startOwner(onReleased: () => void = () => undefined, url = database.url): LeaseOwner {
  const owner = startLeaseOwner<Database>({
    db: database.db,
    url,
    name: 'test',
    pooler: false,
    log: createLogger('test', 'silent'),
    release: releaseWork,
    onReleased,
  });
  owners.push(owner);
  return owner;
}

const SESSION = sql`application_name = 'test lease owner' and datname = current_database()`;
const rowsOf = async (id: string) =>
  (await sql<{ has_session: boolean; seen_at: Date }>`select has_session, seen_at from lease_owner where id = ${id}`.execute(database.db))
    .rows;
const leasedBy = async (id: string) =>
  (await sql`select from work where lease_owner = ${id} and lease_until > clock_timestamp()`.execute(database.db)).rows.length;
const deadFor = async (silentForMs?: number) =>
  (await listOthers(database.db, { self: '00000000-0000-0000-0000-000000000000', silentForMs }))
    .filter(({ isDead }) => isDead)
    .map(({ id }) => id);

test('the leases of a killed process are released once, although they would last for minutes', async () => {
  const killed = await startOther();
  const living = await startOther();
  expect(await leasedBy(killed.id)).toBe(1);
  await killed.end('SIGKILL');

  await new Promise<void>((resolve) => startOwner(resolve));

  expect(await leasedBy(killed.id)).toBe(0);
  expect(await rowsOf(killed.id)).toEqual([]);
  expect(await leasedBy(living.id)).toBe(1);
});

test('a process that was alone learns of one that starts and dies later', async () => {
  const released = Promise.withResolvers<void>();
  const owner = startOwner(released.resolve);
  await until(async () => expect((await rowsOf(owner.id))[0]?.has_session).toBe(true));
  const killed = await startOther();
  await killed.end('SIGKILL');

  await released.promise;

  expect(await leasedBy(killed.id)).toBe(0);
});

test('a process that was alone finds a dead one whose notification was lost', async () => {
  const released = Promise.withResolvers<void>();
  const owner = startOwner(released.resolve);
  await until(async () => expect((await rowsOf(owner.id))[0]?.has_session).toBe(true));
  // Until the next heartbeat, because the owner hears of itself first.
  const [first] = await rowsOf(owner.id);
  await until(async () => expect((await rowsOf(owner.id))[0]?.seen_at.getTime()).not.toBe(first?.seen_at.getTime()));
  const dead = randomUUID();
  await leaseWork(database.db, dead);
  await sql`insert into lease_owner (id, seen_at, has_session) values (${dead}, clock_timestamp(), true)`.execute(database.db);

  await released.promise;

  expect(await leasedBy(dead)).toBe(0);
});

test('a paused process keeps its leases', async () => {
  await startOther();
  children[0]?.kill('SIGSTOP');

  expect(await deadFor()).toEqual([]);
  expect(await deadFor(0)).toEqual([]);
});

test('a killed process without a session is dead once its heartbeats are missing', async () => {
  const killed = await startOther({ pooler: true });
  await killed.end('SIGKILL');

  expect(await deadFor()).toEqual([]);
  expect(await deadFor(60_000)).toEqual([]);
  await sql`update lease_owner set seen_at = clock_timestamp() - interval '1 minute'`.execute(database.db);
  expect(await deadFor(30_000)).toEqual([killed.id]);
});

test('the end of all sessions in a restart of Postgres does not make processes dead', async () => {
  const killed = await startOther();
  await killed.end('SIGKILL');
  await until(async () => expect(await deadFor()).toHaveLength(1));
  await sql`update lease_owner set seen_at = pg_postmaster_start_time() - interval '1 second'`.execute(database.db);

  expect(await deadFor()).toEqual([]);
});

test('a session that Postgres ends is replaced, and the process is alive again', async () => {
  const owner = startOwner();
  await until(async () => expect((await rowsOf(owner.id))[0]?.has_session).toBe(true));
  const sessions = async () => (await sql<{ pid: number }>`select pid from pg_stat_activity where ${SESSION}`.execute(database.db)).rows;
  const before = await sessions();
  expect(before).toHaveLength(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${SESSION}`.execute(database.db);

  await until(async () => (await sessions()).some(({ pid }) => pid !== before[0]?.pid) && (await deadFor()).length === 0);
  await until(async () => expect((await rowsOf(owner.id))[0]?.has_session).toBe(true));
  await leaseWork(database.db, owner.id);
  expect(await leasedBy(owner.id)).toBe(1);
});

test('a session that ends without the process noticing is replaced, and the process is alive again', async () => {
  const proxy = await startTcpProxy(database.url);
  const owner = startOwner(undefined, proxy.through(database.url));
  await until(async () => expect((await rowsOf(owner.id))[0]?.has_session).toBe(true));
  proxy.freeze();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${SESSION}`.execute(database.db);
  await until(async () => expect((await rowsOf(owner.id))[0]?.has_session).toBe(false));
  expect(await deadFor()).toEqual([]);
  proxy.replace();

  await until(async () => expect((await rowsOf(owner.id))[0]?.has_session).toBe(true));
  expect(await deadFor()).toEqual([]);
  await owner.close();
  await proxy.close();
});

test('a process that stops is forgotten', async () => {
  const owner = startOwner();
  await until(async () => expect(await rowsOf(owner.id)).toHaveLength(1));
  await owner.close();

  expect(await rowsOf(owner.id)).toEqual([]);
});
