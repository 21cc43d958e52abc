import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { createLogger } from '@storefront/telemetry';
import { type Kysely, sql } from 'kysely';
import { type Consumption, consume } from './consume/consume.ts';
import { checkLostEvents } from './publish/check-lost-events.ts';
import { countUnpublished } from './publish/outbox.ts';
import { type Relay, startRelay } from './publish/relay.ts';
import { republishSince } from './publish/republish-since.ts';
import { STREAM } from './stream.ts';
import type { EventTables } from './tables.ts';
import { type EventBench, openEventBench, writeNote } from './testing/event-bench.ts';

// The publisher and the consumer have a database each, so that they can be restored together or alone. NATS is not restored.
let publisher: EventBench;
let consumer: EventBench;
let relay: Relay | undefined;
let consumption: Consumption | undefined;
let logged: Record<string, unknown>[] = [];
const log = createLogger('test', 'info', { write: (line: string) => void logged.push(JSON.parse(line)) });

beforeAll(async () => {
  publisher = await openEventBench();
  consumer = await openEventBench();
});
afterAll(async () => {
  await stop();
  await publisher.close();
  await consumer.close();
});

const type = () => `${publisher.aggregate}.happened`;
const durable = () => `restored-${publisher.aggregate}`;
const append = (...notes: readonly string[]) =>
  publisher.append(...notes.map((note) => ({ type: type(), aggregateId: note, data: { note } })));
const events = (name: string) => logged.filter((line) => line.msg === name);

function startPublisher(): void {
  relay = startRelay({ db: publisher.db, bus: publisher.bus, service: publisher.service, log });
}
function startConsumer(concerns?: (id: string) => boolean): void {
  consumption = consume({
    db: consumer.db,
    bus: consumer.bus,
    consumer: durable(),
    types: [type()],
    handlers: { [type()]: writeNote },
    log,
    ...(concerns === undefined ? {} : { concerns: async (all) => new Set(all.filter(({ aggregateId }) => concerns(aggregateId))) }),
  });
}
async function stop(): Promise<void> {
  await consumption?.close();
  await relay?.close();
  consumption = undefined;
  relay = undefined;
}
const published = () => until(async () => expect(await countUnpublished(publisher.db)).toBe(0));
const settled = () =>
  until(async () => {
    expect(await publisher.bus.link()?.manager.consumers.info(STREAM, durable())).toMatchObject({ num_pending: 0, num_ack_pending: 0 });
  });
/** Publishes events and waits until they are consumed. */
async function publishAndConsume(...notes: readonly string[]): Promise<void> {
  await append(...notes);
  await published();
  await settled();
}
async function handledOnce(...notes: readonly string[]): Promise<void> {
  await until(async () => expect(await consumer.handled()).toEqual(expect.arrayContaining([...notes])));
  await published();
  await settled();
  const handled = await consumer.handled();
  expect(handled.toSorted()).toEqual([...new Set(handled)].toSorted());
}

const TABLES = ['outbox', 'event_sequence', 'inbox', 'quarantine', 'relay_lease', 'consumer_position', 'handled'];

/** Copies the tables of a database. Returns a function that restores them. */
async function backup({ db }: { db: Kysely<EventTables> }): Promise<() => Promise<void>> {
  const copies = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{ rows: string | null }>`select json_agg(row)::text as rows from ${sql.table(table)} as row`.execute(db);
      return { table, rows: rows[0]?.rows ?? '[]' };
    }),
  );
  return () =>
    db.transaction().execute(async (trx) => {
      for (const { table, rows } of copies) {
        await sql`delete from ${sql.table(table)}`.execute(trx);
        await sql`
          insert into ${sql.table(table)} overriding system value select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
        `.execute(trx);
      }
    });
}

test('databases that are restored together get the events again that were consumed after the backup, and none that no longer exist', async () => {
  startPublisher();
  startConsumer();
  await publishAndConsume('before');
  await consumption?.close();
  await append('marked');
  await published();
  await relay?.close();
  await append('unmarked');
  const restores = [await backup(publisher), await backup(consumer)];
  startPublisher();
  startConsumer();
  await publishAndConsume('acknowledged future');
  await consumption?.close();
  await append('pending future');
  await published();
  await stop();
  for (const restore of restores) await restore();
  logged = [];

  startConsumer();
  await until(() => expect(events('database_behind_stream').length).toBeGreaterThan(0));
  const lost = await checkLostEvents(publisher.db, publisher.bus);
  // The position of the last acknowledgment may be ten seconds old, so an event that is not lost can be among them.
  expect(lost.violations.count).toBeGreaterThan(0);
  expect(lost.violations.ids[0]).toMatch(/lost \d+ events: run storefront events republish --since 20\S+Z$/);
  startPublisher();

  await handledOnce('marked', 'unmarked');
  expect((await consumer.handled()).toSorted()).toEqual(['before', 'marked', 'unmarked']);
  expect(events('database_behind_stream')).toMatchObject([{ consumer: durable(), since: expect.stringMatching(/^20/) }]);
  expect(events('lost_event_skipped').length).toBeGreaterThan(0);
  expect((await checkLostEvents(publisher.db, publisher.bus)).violations.count).toBe(0);
  await publishAndConsume('after');
  expect(await consumer.handled()).toContain('after');
  await stop();
});

test('a consumer whose database alone is restored gets the events again that it lost', async () => {
  startPublisher();
  startConsumer();
  await publishAndConsume('alone 1');
  const restore = await backup(consumer);
  await publishAndConsume('alone 2', 'alone 3');
  await consumption?.close();
  await append('alone 4');
  await published();
  await restore();
  startConsumer();

  await handledOnce('alone 1', 'alone 2', 'alone 3', 'alone 4');
  await stop();
});

test('a process that runs while its database is restored detects it with the next event', async () => {
  startPublisher();
  startConsumer();
  await publishAndConsume('running 1');
  const restore = await backup(consumer);
  await publishAndConsume('running 2');
  logged = [];
  await restore();
  await append('running 3');

  await handledOnce('running 1', 'running 2', 'running 3');
  expect(events('database_behind_stream')).toHaveLength(1);
  await stop();
});

test('a restart without a restore finds nothing, also after events that do not concern the consumer', async () => {
  startPublisher();
  startConsumer((id) => id !== 'irrelevant');
  await publishAndConsume('restart', 'irrelevant');
  await consumption?.close();
  logged = [];
  startConsumer();
  await publishAndConsume('restarted');

  await handledOnce('restarted');
  expect(events('database_behind_stream')).toEqual([]);
  await stop();
});

test('a restart without a restore finds nothing, also after events of types that the consumer does not receive', async () => {
  startPublisher();
  startConsumer();
  await publishAndConsume('received');
  await consumption?.close();
  await append('followed');
  await publisher.append({ type: `${publisher.aggregate}.ignored`, aggregateId: 'ignored', data: {} });
  await published();
  startConsumer();
  await handledOnce('received', 'followed');
  // NATS counts the event that it did not deliver as acknowledged, because no other one is pending.
  const { ack_floor } = (await publisher.bus.link()?.manager.consumers.info(STREAM, durable())) ?? {};
  const { rows } = await sql<{ settled: string }>`select settled from consumer_position where consumer = ${durable()}`.execute(consumer.db);
  expect(ack_floor?.stream_seq).toBeGreaterThan(Number(rows[0]?.settled));
  await consumption?.close();
  logged = [];
  startConsumer();
  await publishAndConsume('restarted again');

  await handledOnce('restarted again');
  expect(events('database_behind_stream')).toEqual([]);
  await stop();
});

test('events are published again since a time, within the deduplication window, and handled once', async () => {
  startPublisher();
  startConsumer();
  await publishAndConsume('remembered', 'forgotten');
  const { rows } = await sql<{ id: string; at: Date }>`
    select id, published_at as at from outbox where data ->> 'note' = 'forgotten'
  `.execute(publisher.db);
  await sql`delete from inbox where event_id = ${rows[0]?.id ?? ''}`.execute(consumer.db);
  await sql`delete from handled where note = 'forgotten'`.execute(consumer.db);

  expect(await republishSince(publisher.db, rows[0]?.at.toISOString() ?? '')).toBeGreaterThan(0);
  await handledOnce('remembered', 'forgotten');
  await stop();
});

test.each(['yesterday', '2026-13-45', '2026-11-22T10:00:00', '1', '2000-01-01', '2999-01-01T00:00:00Z'])(
  'publishing again since %p is refused',
  async (since) => {
    await expect(republishSince(publisher.db, since)).rejects.toMatchObject({ code: 'validation_error' });
  },
);

test('a consumer without a stored position starts at what it has acknowledged', async () => {
  await sql`delete from consumer_position`.execute(consumer.db);
  logged = [];
  startPublisher();
  startConsumer();
  await publishAndConsume('upgraded');

  await handledOnce('upgraded');
  expect(events('database_behind_stream')).toEqual([]);
  await stop();
});
