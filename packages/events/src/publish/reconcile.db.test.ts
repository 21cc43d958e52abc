import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { type BackingServers, startBackingServers } from '@storefront/backing-servers';
import { seen, until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import type { BusLink } from '../bus.ts';
import { consume } from '../consume/consume.ts';
import { ensureConsumer } from '../consume/durable-consumer.ts';
import { STREAM } from '../stream.ts';
import { type EventBench, openEventBench, quietLog, writeNote } from '../testing/event-bench.ts';
import { appendEvents } from './append-event.ts';
import { listMissing } from './missing-events.ts';
import { countUnpublished, listPublished, listUnpublished } from './outbox.ts';
import { type Comparison, reconcile } from './reconcile.ts';
import { refillConsumers } from './refill-consumers.ts';
import { startRelay } from './relay.ts';

const HOUR_MS = 3_600_000;

// Uses its own NATS server, whose stream allows the tests to delete messages.
let home: string;
let servers: BackingServers;
let bench: EventBench;
let link: BusLink;

beforeAll(async () => {
  const { STOREFRONT_NATS_URL: _, ...env } = process.env;
  home = await mkdtemp(join(tmpdir(), 'storefront-reconcile-'));
  servers = await startBackingServers({ home, only: ['nats'], ephemeral: true, env });
  bench = await openEventBench(servers.natsUrl);
  const ready = await bench.bus.ready();
  if (ready === undefined) throw new Error('NATS is unavailable');
  link = ready;
  await link.manager.streams.delete(STREAM);
  await link.manager.streams.add({
    name: STREAM,
    subjects: ['events.>'],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    max_age: nanos(7 * 24 * HOUR_MS),
    // The shortest possible, so that an event that the tests delete can be published again.
    duplicate_window: nanos(100),
  });
});
afterAll(async () => {
  await bench.close();
  await servers.stop();
  await rm(home, { recursive: true, force: true });
});

/** Publishes events with these notes, after all earlier ones. */
async function publish(event: string, notes: readonly string[]): Promise<void> {
  await bench.append(...notes.map((note) => ({ type: `${bench.aggregate}.${event}`, aggregateId: 'one', data: { note } })));
  await publishPending();
}

async function publishPending(): Promise<void> {
  const relay = startRelay({ db: bench.db, bus: bench.bus, service: bench.service, log: quietLog });
  await until(async () => expect(await countUnpublished(bench.db)).toBe(0));
  await relay.close();
}

/** Publishes lost events until the stream has them. The server may still remember them as published and drop the first repetition. */
async function publishLost(comparison: Comparison = {}): Promise<void> {
  await until(async () => {
    await publishPending();
    expect(await reconcile(bench.db, link, bench.service, comparison)).toBe(0);
  });
}

async function sequenceOf(note: string): Promise<number> {
  const { rows } = await sql<{ seq: string }>`select stream_sequence as seq from outbox where data ->> 'note' = ${note}`.execute(bench.db);
  return Number(rows[0]?.seq);
}
const lostNotes = async () => (await listUnpublished(bench.db, 1_000)).map(({ data }) => JSON.parse(data).note);

test('an event lost in the middle of the stream is published again, however old it is', async () => {
  const notes = Array.from({ length: 120 }, (_, index) => `middle ${index}`);
  await publish('middle', notes);
  const comparison: Comparison = {};
  expect(await reconcile(bench.db, link, bench.service, comparison)).toBe(0);
  await link.manager.streams.deleteMessage(STREAM, await sequenceOf('middle 7'));
  await link.manager.streams.deleteMessage(STREAM, await sequenceOf('middle 100'));

  expect(await reconcile(bench.db, link, bench.service, comparison)).toBe(2);
  expect(await lostNotes()).toEqual(['middle 7', 'middle 100']);
  await publishLost(comparison);
});

test('the events of many stores are found, wherever the comparison starts', async () => {
  // For subjects that begin or end around the start, nats-server 2.9 counts too many or too few events of a consumer.
  for (let store = 0; store < 24; store += 1) {
    const types = ['found', 'other', 'found'].map((event) => (event === 'found' ? `${bench.aggregate}.found` : 'unrelated.happened'));
    const events = types.map((type) => ({ type, aggregateId: randomUUID(), data: { note: `found in ${store}` } }));
    await bench.db.transaction().execute((trx) => appendEvents(trx, { tenantId: randomUUID(), mode: 'sandbox' }, events));
    await publishPending();
  }
  const marks = (await listPublished(bench.db, 72, HOUR_MS)).filter(({ aggregate }) => aggregate === bench.aggregate);

  const missing = [];
  for (const [index] of seen('marks', marks, 48).entries())
    missing.push(...(await listMissing(link, bench.service, marks.slice(0, index + 1))));

  expect(missing).toEqual([]);
});

test('a comparison that is cut off fails, and takes no event for lost', async () => {
  const { consumers } = link.jetstream;
  const getConsumerFromInfo: typeof consumers.getConsumerFromInfo = (info) => {
    const consumer = consumers.getConsumerFromInfo(info);
    const fetch = consumer.fetch.bind(consumer);
    return Object.assign(consumer, {
      async fetch(options: Parameters<typeof fetch>[0]) {
        const messages = await fetch(options);
        void messages.close();
        return messages;
      },
    });
  };
  const cutOff = { ...link, jetstream: { consumers: { getConsumerFromInfo } } } as unknown as BusLink;
  const marks = seen('marks', await listPublished(bench.db, 1, HOUR_MS));

  await expect(listMissing(cutOff, bench.service, marks)).rejects.toThrow('the stream sent 0 of 200 events');
  expect(await listMissing(link, bench.service, marks)).toEqual([]);
});

test('an event whose position another event has taken is published again', async () => {
  await publish('taken', ['taken 1', 'taken 2', 'taken 3']);
  await sql`update outbox set stream_sequence = stream_sequence - 1 where data ->> 'note' = 'taken 2'`.execute(bench.db);

  expect(await reconcile(bench.db, link, bench.service)).toBe(1);
  expect(await lostNotes()).toEqual(['taken 2']);
  await publishLost();
});

test('an event lost at the beginning of the stream is published again', async () => {
  await link.manager.streams.deleteMessage(STREAM, await sequenceOf('middle 0'));

  expect(await reconcile(bench.db, link, bench.service)).toBe(1);
  expect(await lostNotes()).toEqual(['middle 0']);
  await publishLost();
});

test('a consumer that was down for longer than the retention of the stream receives what it missed, once', async () => {
  const type = `${bench.aggregate}.missed`;
  const limits = { ackWaitMs: 30_000, maxAckPending: 10 };
  await ensureConsumer(link, 'away', [type, `${bench.aggregate}.rare`], limits);
  await publish('missed', ['missed 1', 'missed 2']);
  await bench.append({ type: 'unrelated.happened', aggregateId: 'one', data: { note: 'other' } });
  await publishPending();
  expect(await refillConsumers(bench.db, link)).toBe(0);
  // The stream has dropped the first event, and the second one is due soon.
  await link.manager.streams.deleteMessage(STREAM, await sequenceOf('missed 1'));
  await sql`
    update outbox set published_at = now() - interval '8 days', created_at = now() - interval '8 days'
    where data ->> 'note' in ('missed 1', 'other')
  `.execute(bench.db);
  await sql`
    update outbox set published_at = now() - interval '150 hours', created_at = now() - interval '150 hours'
    where data ->> 'note' = 'missed 2'
  `.execute(bench.db);

  expect(await refillConsumers(bench.db, link)).toBe(2);
  expect(await lostNotes()).toEqual(['missed 1', 'missed 2']);
  await publishLost();
  expect(await refillConsumers(bench.db, link)).toBe(0);
  const handlers = { [type]: writeNote, [`${bench.aggregate}.rare`]: writeNote };
  const consumption = consume({ db: bench.db, bus: bench.bus, consumer: 'away', types: Object.keys(handlers), handlers, log: quietLog });
  await until(async () =>
    expect((await link.manager.consumers.info(STREAM, 'away')).ack_floor.stream_seq).toBeGreaterThanOrEqual(await sequenceOf('missed 2')),
  );
  await consumption.close();
  expect((await bench.handled()).toSorted((a, b) => a.localeCompare(b))).toEqual(['missed 1', 'missed 2']);
});

test('events that every consumer has acknowledged are not published again', async () => {
  await sql`update outbox set published_at = now() - interval '8 days' where type = ${`${bench.aggregate}.missed`}`.execute(bench.db);

  expect(await refillConsumers(bench.db, link)).toBe(0);
});

test('events that have expired in a stream with a shorter retention do not count as lost', async () => {
  await publish('expired', ['expired 1', 'expired 2']);
  await sql`update outbox set published_at = now() - interval '3 hours'`.execute(bench.db);
  await link.manager.streams.deleteMessage(STREAM, await sequenceOf('expired 1'));
  await link.manager.streams.deleteMessage(STREAM, await sequenceOf('expired 2'));
  await link.manager.streams.update(STREAM, { max_age: nanos(2 * HOUR_MS) });

  expect(await reconcile(bench.db, link, bench.service)).toBe(0);
});
