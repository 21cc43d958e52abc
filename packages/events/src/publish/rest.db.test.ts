import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keepSession, notify } from '@storefront/db';
import { createActivity } from '@storefront/lifecycle';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { type EventBench, openEventBench, quietLog } from '../testing/event-bench.ts';
import { countUnpublished } from './outbox.ts';
import { type Relay, startRelay } from './relay.ts';

const HOUR_MS = 3_600_000;

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
});
afterAll(() => bench.close());

/** A relay that rests whenever it can. */
const resting = (idlePollMs?: number): Relay =>
  startRelay({
    db: bench.db,
    bus: bench.bus,
    service: bench.service,
    log: quietLog,
    rest: { url: bench.url, activity: createActivity(0), ...(idlePollMs === undefined ? {} : { idlePollMs }) },
  });
const channel = () => `${bench.service}_outbox`;
const append = (note: string) => bench.append({ type: `${bench.aggregate}.appended`, aggregateId: note, data: { note } });
const drained = () => until(async () => expect(await countUnpublished(bench.db)).toBe(0));
const sessions = async () => {
  const { rows } = await sql<{ pid: number; state: string }>`
    select pid, state from pg_stat_activity where application_name = ${`${bench.service} relay`} and datname = current_database() and query like 'listen%'
  `.execute(bench.db);
  return rows.map(({ pid }) => pid);
};
/** Until the relay owns the lease and listens. */
const atRest = async (): Promise<void> => {
  await until(async () => expect(await sessions()).toHaveLength(1));
  await append('first');
  await notify(bench.db, channel());
  await drained();
};

test('a relay at rest publishes what another process has announced', async () => {
  const relay = resting(HOUR_MS);
  await atRest();

  await append('announced');
  await notify(bench.db, channel());

  await drained();
  await relay.close();
});

test('an event whose notification was lost is published by the next poll', async () => {
  const relay = resting();
  await atRest();

  await append('not announced');

  await drained();
  await relay.close();
});

test('a session that Postgres ends is replaced, and what was appended meanwhile is published', async () => {
  const relay = resting(HOUR_MS);
  await atRest();
  const before = await sessions();

  // Before the session ends, because another may replace it at once, and nothing announces the event.
  await append('missed');
  await sql`select pg_terminate_backend(${before[0]}::integer)`.execute(bench.db);

  await drained();
  await until(async () => expect(before).not.toEqual(expect.arrayContaining(await sessions())));
  await append('announced');
  await notify(bench.db, channel());
  await drained();
  await relay.close();
});

test('a process without the lease announces what it has committed', async () => {
  const relay = resting(HOUR_MS);
  await atRest();
  let heard = 0;
  const listening = Promise.withResolvers<void>();
  const listener = keepSession({
    url: bench.url,
    name: 'test listener',
    channel: channel(),
    log: quietLog,
    onChange: () => listening.resolve(),
    onNotification: () => (heard += 1),
  });
  await listening.promise;

  relay.wake();
  const other = resting(HOUR_MS);
  await append('of the other process');
  other.wake();

  await drained();
  await until(() => expect(heard).toBeGreaterThan(0));
  expect(await countUnpublished(bench.db)).toBe(0);
  await listener.close();
  await other.close();
  await relay.close();
});
