import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import type { DomainEvent } from '../event/domain-event.ts';
import { STREAM } from '../stream.ts';
import { type EventBench, openEventBench, quietLog } from '../testing/event-bench.ts';
import { appendEvents } from './append-event.ts';
import { createLease } from './lease.ts';
import { countUnpublished, listUnpublished, markPublished } from './outbox.ts';
import { publishInOrder } from './publish-in-order.ts';
import { reconcile } from './reconcile.ts';
import { startRelay } from './relay.ts';

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
});
afterAll(() => bench.close());

const relay = () => startRelay({ db: bench.db, bus: bench.bus, service: bench.service, log: quietLog });
const drained = () => until(async () => expect(await countUnpublished(bench.db)).toBe(0));
const anEvent = (event: string, aggregateId: string, note: string) => ({
  type: `${bench.aggregate}.${event}`,
  aggregateId,
  data: { note },
  public: true,
});

/** Returns the notes of a type in the stream, in order. */
const stored = async (event: string): Promise<readonly string[]> => (await storedEvents(event)).map(({ data }) => data.note);

async function storedEvents(event: string): Promise<readonly DomainEvent<{ note: string }>[]> {
  const link = await bench.bus.ready();
  const consumer = await link?.jetstream.consumers.get(STREAM, { filter_subjects: `events.*.*.${bench.aggregate}.${event}` });
  const events: DomainEvent<{ note: string }>[] = [];
  const { num_pending: pending = 0 } = (await consumer?.info(true)) ?? {};
  while (events.length < pending) {
    const message = await consumer?.next({ expires: 1_000 });
    if (message) events.push(message.json());
  }
  return events;
}

test('events reach the stream in order per aggregate', async () => {
  const notes = Array.from({ length: 30 }, (_, index) => `n${index}`);
  await bench.append(...notes.map((note) => anEvent('ordered', 'one', note)));

  const running = relay();
  await drained();
  await running.close();

  expect(await stored('ordered')).toEqual(notes);
});

test('an event has the time since the public one before it', async () => {
  await bench.append(anEvent('timed', 'timed', 'first'), { ...anEvent('timed', 'timed', 'internal'), public: false });
  await bench.append(anEvent('timed', 'timed', 'second'));
  await sql`update outbox set created_at = previous_at + interval '1500 milliseconds' where data ->> 'note' = 'second'`.execute(bench.db);

  const running = relay();
  await drained();
  await running.close();

  expect((await storedEvents('timed')).map(({ sincePreviousMs }) => sincePreviousMs)).toEqual([undefined, undefined, 1500]);
});

test('an event published by a relay that died before marking it is stored once', async () => {
  await bench.append(anEvent('doubled', 'one', 'once'));
  const link = await bench.bus.ready();
  if (link === undefined) throw new Error('NATS is unavailable');
  await publishInOrder(link, await listUnpublished(bench.db, 10));

  const running = relay();
  await drained();
  await running.close();

  expect(await stored('doubled')).toEqual(['once']);
});

test('a transaction that commits late is published, although later rows were published before it', async () => {
  const running = relay();
  let commit: () => void = () => undefined;
  const committing = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let inserted: () => void = () => undefined;
  const insertion = new Promise<void>((resolve) => {
    inserted = resolve;
  });
  const late = bench.db.transaction().execute(async (trx) => {
    await appendEvents(trx, bench.scope, [anEvent('late', 'slow', 'first position, last commit')]);
    inserted();
    await committing;
  });
  await insertion;
  await bench.append(anEvent('late', 'quick', 'second position'));
  await until(async () => expect(await stored('late')).toHaveLength(1));
  commit();
  await late;
  await drained();
  await running.close();

  expect(await stored('late')).toEqual(['second position', 'first position, last commit']);
});

test('a transaction that stays open delays no events of others, however many there are', async () => {
  const running = relay();
  const finished = Promise.withResolvers<void>();
  const inserted = Promise.withResolvers<void>();
  const open = bench.db.transaction().execute(async (trx) => {
    await appendEvents(trx, bench.scope, [anEvent('open', 'slow', 'last')]);
    inserted.resolve();
    await finished.promise;
  });
  await inserted.promise;
  const notes = Array.from({ length: 1_000 }, (_, index) => `n${index}`);
  for (let from = 0; from < notes.length; from += 100) {
    await bench.append(...notes.slice(from, from + 100).map((note, index) => anEvent('open', `quick ${index % 10}`, note)));
    running.wake();
  }

  // Only committed events count as unpublished.
  await drained();
  finished.resolve();
  await open;
  await drained();
  await running.close();

  const all = await stored('open');
  expect(all.slice(0, -1).toSorted()).toEqual(notes.toSorted());
  expect(all.at(-1)).toBe('last');
});

test('the first failure of an aggregate delays its later events, and no others', async () => {
  await bench.append(anEvent('ordered', 'broken', 'a'), anEvent('ordered', 'broken', 'b'), anEvent('ordered', 'sound', 'c'));
  const link = await bench.bus.ready();
  if (link === undefined) throw new Error('NATS is unavailable');
  const [first, ...rest] = await listUnpublished(bench.db, 10);
  if (first === undefined) throw new Error('the outbox is empty');

  // A subject that the stream does not accept is refused at once.
  const { published, failure } = await publishInOrder(link, [{ ...first, type: 'no where' }, ...rest]);
  await markPublished(bench.db, published);

  expect(failure).toBeInstanceOf(Error);
  expect((await listUnpublished(bench.db, 10)).map(({ data }) => data)).toEqual(['{"note":"a"}', '{"note":"b"}']);
  await sql`delete from outbox where published_at is null`.execute(bench.db);
});

test('if the stream has lost its tail, only that tail is published again', async () => {
  await bench.append(anEvent('tail', 'one', 'a'), anEvent('tail', 'one', 'b'), anEvent('tail', 'one', 'c'));
  const link = await bench.bus.ready();
  if (link === undefined) throw new Error('NATS is unavailable');
  const unpublished = async () => (await listUnpublished(bench.db, 10)).map(({ data }) => data);
  const running = relay();
  await drained();
  await running.close();
  expect([await reconcile(bench.db, link, bench.service), await unpublished()]).toEqual([0, []]);

  // Simulates a crash of the machine: at the positions of b and c the stream contains nothing, or another message.
  await sql`
    update outbox set stream_sequence = case data ->> 'note' when 'b' then 1 else 1000000000 end where data ->> 'note' in ('b', 'c')
      and type = ${`${bench.aggregate}.tail`}
  `.execute(bench.db);
  expect(await reconcile(bench.db, link, bench.service)).toBe(2);
  expect(await unpublished()).toEqual(['{"note":"b"}', '{"note":"c"}']);

  const again = relay();
  await drained();
  await again.close();
  expect(await stored('tail')).toEqual(['a', 'b', 'c']);
});

test('a comparison that waits for NATS delays no event', async () => {
  const link = await bench.bus.ready();
  if (link === undefined) throw new Error('NATS is unavailable');
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isSlow = false;
  const { consumers } = link.manager;
  const add: typeof consumers.add = async (stream, config) => {
    if (isSlow) {
      asked.resolve();
      await released.promise;
    }
    return consumers.add(stream, config);
  };
  const slowConsumers = Object.assign(Object.create(consumers), { add });
  const slow = { ...link, manager: Object.assign(Object.create(link.manager), { consumers: slowConsumers }) };
  const bus = { ...bench.bus, link: () => slow, onLink: () => () => undefined, ready: async () => slow };
  const running = startRelay({ db: bench.db, bus, service: bench.service, log: quietLog, compareEveryMs: 1 });
  await bench.append(anEvent('prompt', 'one', 'before'));
  await drained();

  isSlow = true;
  await asked.promise;
  await bench.append(anEvent('prompt', 'one', 'meanwhile'));
  running.wake();
  await drained();

  released.resolve();
  await running.close();
  expect(await stored('prompt')).toEqual(['before', 'meanwhile']);
});

test('one relay of a service is active, and another takes over when it stops', async () => {
  const first = createLease(bench.db, 'shared');
  const second = createLease(bench.db, 'shared');

  expect([await first.acquire(), await second.acquire()]).toEqual([true, false]);
  await first.release();
  await until(() => second.acquire());
  // It releases nothing of which another process is the owner.
  await first.release();
  expect(await createLease(bench.db, 'shared').acquire()).toBe(false);
});

test('another process acquires a lease that its owner does not renew', async () => {
  await createLease(bench.db, 'killed').acquire();
  await sql`update relay_lease set expires_at = clock_timestamp() where service = 'killed'`.execute(bench.db);

  expect(await createLease(bench.db, 'killed').acquire()).toBe(true);
});
