import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { connectBus } from '../bus.ts';
import type { DomainEvent } from '../event/domain-event.ts';
import { operations } from '../operations/operations.ts';
import { appendEvents } from '../publish/append-event.ts';
import { type Relay, startRelay } from '../publish/relay.ts';
import type { EventTables } from '../tables.ts';
import { type EventBench, openEventBench, quietLog, writeNote } from '../testing/event-bench.ts';
import { consume, type EventHandler } from './consume.ts';
import { consumerLag } from './consumer-lag.ts';
import { deleteDeadLetter, insertDeadLetter, listDeadLetters } from './dead-letters.ts';
import { handleTogether } from './settle-message.ts';
import { watch } from './watch.ts';

let bench: EventBench;
let relay: Relay;
beforeAll(async () => {
  bench = await openEventBench();
  relay = startRelay({ db: bench.db, bus: bench.bus, service: bench.service, log: quietLog });
});
afterAll(async () => {
  await relay.close();
  await bench.close();
});

const typeOf = (event: string) => `${bench.aggregate}_${event}.happened`;
const anEvent = (event: string, note: string, aggregateId = 'one') => ({ type: typeOf(event), aggregateId, data: { note } });
const notesWith = async (part: string) => (await bench.handled()).filter((note) => note.includes(part));
const consumingOptions = (event: string, handler: EventHandler<EventTables, { note: string }>) => ({
  db: bench.db,
  bus: bench.bus,
  consumer: typeOf(event).replace('.', '-'),
  types: [typeOf(event)],
  handlers: { [typeOf(event)]: handler },
  log: quietLog,
  retryWaitsMs: [10, 10],
});
const consuming = (event: string, handler: EventHandler<EventTables, { note: string }>) => consume(consumingOptions(event, handler));

test('a new consumer receives earlier events, in order', async () => {
  await bench.append(anEvent('past', 'past 1'), anEvent('past', 'past 2'));
  const consumption = consuming('past', writeNote);
  await bench.append(anEvent('past', 'past 3'));
  relay.wake();

  await until(async () => expect(await notesWith('past')).toHaveLength(3));
  await consumption.close();
  expect(await notesWith('past')).toEqual(['past 1', 'past 2', 'past 3']);
});

test('events about one thing are handled in order, even if they belong to different aggregates and the first is retried', async () => {
  await bench.append(anEvent('about', 'about 1', 'first'), anEvent('about', 'about 2', 'second'));
  let tries = 0;
  const failsFirst: EventHandler<EventTables, { note: string }> = async (event, trx) => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    await writeNote(event, trx);
  };
  const consumption = consume({ ...consumingOptions('about', failsFirst), about: () => 'the order' });
  relay.wake();

  await until(async () => expect(await notesWith('about')).toHaveLength(2));
  await consumption.close();
  expect(await notesWith('about')).toEqual(['about 1', 'about 2']);
});

test('an event as large as the largest order arrives whole at its consumer and its watchers', async () => {
  // Random characters of three bytes each, which compress poorly.
  const note = `large ${Array.from({ length: 250_000 }, () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 20_000))).join('')}`;
  const watched: string[] = [];
  const watching = watch({
    bus: bench.bus,
    types: [typeOf('large')],
    onEvent: ({ data }: { data: { note: string } }) => void watched.push(data.note),
    log: quietLog,
  });
  const consumption = consuming('large', writeNote);
  await bench.append(anEvent('large', note));
  relay.wake();

  await until(async () => expect([(await notesWith('large')).length, watched.length]).toEqual([1, 1]));
  await consumption.close();
  await watching.close();
  expect((await notesWith('large'))[0] === note && watched[0] === note).toBe(true);
});

test('an irrelevant event is skipped without an inbox row, and those around it are handled', async () => {
  const type = typeOf('concern');
  const consumption = consume({
    db: bench.db,
    bus: bench.bus,
    consumer: type.replace('.', '-'),
    types: [type],
    handlers: { [type]: writeNote },
    concerns: async (events) => new Set(events.filter(({ aggregateId }) => aggregateId !== 'irrelevant')),
    log: quietLog,
  });
  await bench.append(anEvent('concern', 'concern 1'), anEvent('concern', 'concern 2', 'irrelevant'), anEvent('concern', 'concern 3'));
  relay.wake();

  await until(async () => expect(await notesWith('concern')).toHaveLength(2));
  const durable = await (await bench.bus.ready())?.jetstream.consumers.get('EVENTS', type.replace('.', '-'));
  await until(async () => expect((await durable?.info())?.num_ack_pending).toBe(0));
  await consumption.close();
  expect(await notesWith('concern')).toEqual(['concern 1', 'concern 3']);
  const { rows } = await sql<{ aggregate_id: string }>`
    select aggregate_id from outbox where type = ${type} and id::text in (select event_id from inbox)
  `.execute(bench.db);
  expect(rows.map(({ aggregate_id }) => aggregate_id)).toEqual(['one', 'one']);
});

test('the events of a store that has many do not delay those of another store', async () => {
  const type = typeOf('flood');
  const other = { ...bench.scope, tenantId: randomUUID() };
  const inHand = new Set<string>();
  const handled: string[] = [];
  const running: (() => void)[] = [];
  const consumption = consume({
    db: bench.db,
    bus: bench.bus,
    consumer: type.replace('.', '-'),
    types: [type],
    handlers: {
      [type]: async ({ tenantId }: DomainEvent) => {
        handled.push(tenantId);
        await new Promise<void>((resolve) => running.push(resolve));
      },
    },
    concerns: async (events) => {
      for (const { id } of events) inHand.add(id);
      return new Set(events);
    },
    log: quietLog,
  });
  await bench.append(...Array.from({ length: 20 }, (_, index) => anEvent('flood', 'flood', `many-${index}`)));
  await bench.db.transaction().execute((trx) => appendEvents(trx, other, [anEvent('flood', 'flood')]));
  relay.wake();
  await until(() => expect(inHand.size).toBe(21));

  // One ends at a time, because the last event may not have entered the queue yet.
  await until(() => expect(running).toHaveLength(4));
  while (!handled.includes(other.tenantId)) {
    const count = handled.length;
    running.shift()?.();
    await until(() => handled.length > count);
  }
  const before = handled.length;
  await until(() => {
    for (const end of running.splice(0)) end();
    expect(handled).toHaveLength(21);
  });
  await consumption.close();

  expect(before).toBeLessThan(10);
});

test('an event that arrives again is handled once', async () => {
  const consumption = consuming('again', writeNote);
  await bench.append(anEvent('again', 'again'));
  await until(async () => expect(await notesWith('again')).toHaveLength(1));
  // Simulates an expired dedupe window: the stream accepts the same event again.
  const link = await bench.bus.ready();
  const { rows } = await sql<{ id: string }>`select id from outbox where type = ${typeOf('again')}`.execute(bench.db);
  const copy = JSON.stringify({
    ...bench.scope,
    id: rows[0]?.id,
    type: typeOf('again'),
    aggregate: `${bench.aggregate}_again`,
    aggregateId: 'one',
    occurredAt: new Date().toISOString(),
    data: { note: 'again' },
  });
  await link?.jetstream.publish(`events.sandbox.${bench.scope.tenantId}.${typeOf('again')}`, copy);
  await bench.append(anEvent('again', 'again, after it'));

  await until(async () => expect(await notesWith('after it')).toHaveLength(1));
  await consumption.close();
  expect(await notesWith('again')).toEqual(['again', 'again, after it']);
});

test('a failed handler is retried, and its partial work is rolled back', async () => {
  let tries = 0;
  const consumption = consuming('retried', async (event, trx) => {
    await writeNote(event, trx);
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  });
  await bench.append(anEvent('retried', 'retried'));

  await until(async () => expect((await notesWith('retried')).length).toBeGreaterThan(0));
  await consumption.close();
  expect({ tries, notes: await notesWith('retried') }).toEqual({ tries: 3, notes: ['retried'] });
});

test('a poison event is dead-lettered with its reason, the stream continues, and a redrive retries it', async () => {
  let cured = false;
  const consumption = consuming('poison', async (event, trx) => {
    if (!cured && event.data.note === 'poison bad') throw new Error('cannot digest this');
    await writeNote(event, trx);
  });
  const [id] = await bench.append(anEvent('poison', 'poison bad'), anEvent('poison', 'poison good'));
  await until(async () => expect(await notesWith('poison')).toHaveLength(1));
  const [aside] = await listDeadLetters(bench.db, id);
  expect(aside).toMatchObject({ eventId: id, type: typeOf('poison'), reason: 'Error: cannot digest this', tries: 3 });

  cured = true;
  const { RedriveDeadLetters } = operations({ db: bench.db, checks: bench.db, bus: bench.bus, service: bench.service }).handlers;
  const redriven = await (RedriveDeadLetters as (request: { eventId?: string }) => Promise<unknown>)({ eventId: id ?? '' });

  await until(async () => expect(await notesWith('poison')).toHaveLength(2));
  await consumption.close();
  expect(redriven).toEqual({ redriven: 1 });
  expect(await listDeadLetters(bench.db, id)).toEqual([]);
});

/** The database of the bench, of which this statement fails until it is mended, and a log that counts its messages. */
function breaking(statement: string) {
  let isBroken = true;
  const counts = new Map<string, number>();
  const write = (line: string) => {
    const { msg } = JSON.parse(line) as { msg: string };
    counts.set(msg, (counts.get(msg) ?? 0) + 1);
  };
  const db = bench.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isBroken && JSON.stringify(node).includes(statement)) throw new Error('out of order');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return {
    options: { db, log: createLogger('test', 'warn', { write }) },
    countOf: (message: string) => counts.get(message) ?? 0,
    mend: () => {
      isBroken = false;
    },
  };
}

test.each([
  ['is poison', 'inserted', () => bench.append(anEvent('inserted', 'x'))],
  [
    'is no event',
    'decoded',
    async () => await (await bench.bus.ready())?.jetstream.publish(`events.sandbox.no-tenant.${typeOf('decoded')}`, 'no json'),
  ],
] as const)('a message that %s is acknowledged once its dead letter is stored, and not before', async (_what, event, publish) => {
  const { options, countOf, mend } = breaking('insert into quarantine');
  const consumption = consume({ ...consumingOptions(event, () => Promise.reject(new Error('poison'))), ...options });
  await publish();
  relay.wake();
  await until(() => expect(countOf('event_not_settled')).toBeGreaterThan(1));

  mend();

  const letters = async () => (await listDeadLetters(bench.db)).filter(({ type }) => type === typeOf(event));
  await until(async () => expect(await letters()).toHaveLength(1));
  await consumption.close();
  for (const letter of await letters()) await deleteDeadLetter(bench.db, letter);
});

test('an event is acknowledged once the position of its consumer is stored, and not before', async () => {
  const { options, countOf, mend } = breaking('settled = greatest');
  const consumption = consume({ ...consumingOptions('placed', writeNote), ...options });
  await bench.append(anEvent('placed', 'placed'));
  relay.wake();
  await until(() => expect(countOf('event_not_settled')).toBeGreaterThan(1));
  mend();

  const durable = await (await bench.bus.ready())?.jetstream.consumers.get('EVENTS', typeOf('placed').replace('.', '-'));
  await until(async () => expect((await durable?.info())?.num_ack_pending).toBe(0));
  await consumption.close();
  // One that is acknowledged first looks like one that a restored database has lost.
  expect([await notesWith('placed'), countOf('database_behind_stream')]).toEqual([['placed'], 0]);
});

test('a consumer that has not been created, or is gone, has the whole stream pending', async () => {
  const link = await bench.bus.ready();
  await bench.append(anEvent('lag', 'lag'));
  relay.wake();

  await until(async () => {
    const { messages = 0 } = (await link?.manager.streams.info('EVENTS'))?.state ?? {};
    expect(messages).toBeGreaterThan(0);
    expect(link && (await consumerLag(link, 'gone'))).toEqual({ consumer: 'gone', pending: messages, unacknowledged: 0 });
  });
});

test('an event that is not handled when its process stops is handled by the next one', async () => {
  const tried = Promise.withResolvers<void>();
  const failing = async () => {
    tried.resolve();
    return await Promise.reject<void>(new Error('not here'));
  };
  const stopping = consume({ ...consumingOptions('stopped', failing), retryWaitsMs: [600_000] });
  await bench.append(anEvent('stopped', 'stopped'));
  relay.wake();
  await tried.promise;
  await stopping.close();

  const next = consuming('stopped', writeNote);
  await until(async () => expect(await notesWith('stopped')).toEqual(['stopped']));
  await next.close();
});

test('a dead letter whose redrive fails stays, with the new reason, and has no effect', async () => {
  let isPoison = true;
  const { options, mend } = breaking('delete from quarantine');
  const handler: EventHandler<EventTables, { note: string }> = async (event, trx) => {
    if (isPoison) throw new Error('poison');
    await writeNote(event, trx);
  };
  const consumption = consume({ ...consumingOptions('redriven', handler), ...options });
  const [id = ''] = await bench.append(anEvent('redriven', 'redriven'));
  relay.wake();
  await until(async () => expect(await listDeadLetters(bench.db, id)).toMatchObject([{ tries: 3 }]));
  isPoison = false;
  const letters = await listDeadLetters(bench.db, id);
  const { RedriveDeadLetters } = operations({ db: bench.db, checks: bench.db, bus: bench.bus, service: bench.service }).handlers;
  const redrive = RedriveDeadLetters as (request: { eventId?: string }) => Promise<unknown>;

  expect(await redrive({ eventId: id })).toEqual({ redriven: 0 });
  expect(await listDeadLetters(bench.db, id)).toMatchObject([{ tries: 4, reason: expect.stringContaining('out of order') }]);
  expect(await notesWith('redriven')).toEqual([]);
  // A process that has read it before does not delete the new one.
  for (const letter of letters) await deleteDeadLetter(bench.db, letter);
  mend();
  expect(await redrive({ eventId: id })).toEqual({ redriven: 1 });
  // It was handled meanwhile.
  for (const letter of letters) await insertDeadLetter(bench.db, letter);
  expect(await redrive({ eventId: id })).toEqual({ redriven: 1 });

  await consumption.close();
  expect(await redrive({ eventId: id })).toEqual({ redriven: 0 });
  expect([await notesWith('redriven'), await listDeadLetters(bench.db, id)]).toEqual([['redriven'], []]);
});

test('a message that is not an event is dead-lettered instead of retried forever', async () => {
  const consumption = consuming('garbage', writeNote);
  const link = await bench.bus.ready();
  await link?.jetstream.publish(`events.sandbox.no-tenant.${typeOf('garbage')}`, 'no json', { msgID: typeOf('garbage') });

  await until(async () => expect(await listDeadLetters(bench.db, typeOf('garbage'))).toHaveLength(1));
  await consumption.close();
  const [aside] = await listDeadLetters(bench.db, typeOf('garbage'));
  expect(aside?.payload).toBe('no json');
  if (aside) await deleteDeadLetter(bench.db, aside);
});

test('an event of a type that only a newer process knows is left to that process, and is not dead-lettered', async () => {
  const type = typeOf('added');
  const options = { db: bench.db, bus: bench.bus, consumer: `${bench.aggregate}-upgrade`, types: [type], log: quietLog };
  // The newer process has added the type to the filter of the durable consumer, which both share.
  const older = consume({ ...options, handlers: {} });
  await bench.append(anEvent('added', 'upgrade'));
  const durable = () => bench.bus.link()?.jetstream.consumers.get('EVENTS', options.consumer);
  await until(async () =>
    expect((await (await durable()?.catch(() => undefined))?.info())?.delivered.consumer_seq ?? 0).toBeGreaterThan(0),
  );
  await older.close();

  const newer = consume({ ...options, handlers: { [type]: writeNote } });
  await until(async () => expect(await notesWith('upgrade')).toHaveLength(1));
  await newer.close();

  const { rows } = await sql`select 1 from quarantine where type = ${type}`.execute(bench.db);
  expect(rows).toEqual([]);
});

test('an event whose payload names another store than its subject is dead-lettered and not handled, even by a redrive', async () => {
  const consumption = consuming('forged', writeNote);
  const link = await bench.bus.ready();
  const forged = JSON.stringify({
    ...bench.scope,
    id: typeOf('forged'),
    type: typeOf('forged'),
    aggregate: `${bench.aggregate}_forged`,
    aggregateId: 'one',
    occurredAt: new Date().toISOString(),
    data: { note: 'forged' },
  });
  await link?.jetstream.publish(`events.live.${bench.scope.tenantId}.${typeOf('forged')}`, forged, { msgID: typeOf('forged') });
  await until(async () => expect(await listDeadLetters(bench.db, typeOf('forged'))).toHaveLength(1));

  const { RedriveDeadLetters } = operations({ db: bench.db, bus: bench.bus, service: bench.service, checks: bench.db }).handlers;
  const redriven = await (RedriveDeadLetters as (request: { eventId?: string }) => Promise<unknown>)({ eventId: typeOf('forged') });

  await consumption.close();
  const [aside] = await listDeadLetters(bench.db, typeOf('forged'));
  expect({ redriven, notes: await notesWith('forged') }).toEqual({ redriven: { redriven: 0 }, notes: [] });
  expect(aside).toMatchObject({ reason: expect.stringContaining('does not belong on its subject'), tries: 2 });
  if (aside) await deleteDeadLetter(bench.db, aside);
});

test('two processes of a service share the events, and each event is handled once', async () => {
  const both = [consuming('shared', writeNote), consuming('shared', writeNote)];
  const notes = Array.from({ length: 50 }, (_, index) => `shared ${index}`);
  await bench.append(...notes.map((note, index) => anEvent('shared', note, `aggregate ${index}`)));

  await until(async () => expect((await notesWith('shared')).length).toBeGreaterThanOrEqual(50));
  await Promise.all(both.map((consumption) => consumption.close()));
  expect((await notesWith('shared')).toSorted()).toEqual(notes.toSorted());
});

test('a consumer of several types receives only those types', async () => {
  const types = [typeOf('left'), typeOf('right')];
  const consumption = consume({
    db: bench.db,
    bus: bench.bus,
    consumer: `${bench.aggregate}-several`,
    types,
    handlers: Object.fromEntries(types.map((type) => [type, writeNote])),
    log: quietLog,
  });
  const link = await bench.bus.ready();
  await link?.jetstream.publish(`events.sandbox.no-tenant.${typeOf('middle')}`, 'no json', { msgID: typeOf('middle') });
  await bench.append(anEvent('left', 'several 1'), anEvent('middle', 'several 2'), anEvent('right', 'several 3'));

  await until(async () => expect((await notesWith('several')).length).toBeGreaterThanOrEqual(2));
  await consumption.close();
  expect((await notesWith('several')).toSorted()).toEqual(['several 1', 'several 3']);
  expect(await listDeadLetters(bench.db, typeOf('middle'))).toEqual([]);
});

test('a watcher receives every new event of its types', async () => {
  const seen: string[] = [];
  const watcher = watch({
    bus: bench.bus,
    types: [typeOf('watched')],
    onEvent: (event) => seen.push((event.data as { note: string }).note),
    log: quietLog,
  });
  await bench.append(anEvent('watched', 'watched'), anEvent('unwatched', 'unwatched'));

  await until(() => expect(seen.length).toBeGreaterThan(0));
  await watcher.close();
  expect(seen).toEqual(['watched']);
});

test('a watcher is called for each connection, also when the same one is established again', async () => {
  const bus = await connectBus({ url: process.env.TEST_NATS_URL ?? '', name: 'test' });
  let connections = 0;
  const watcher = watch({
    bus,
    types: [typeOf('watched')],
    onEvent: () => undefined,
    onConnect: () => (connections += 1),
    log: quietLog,
  });
  expect(connections).toBe(1);

  await bus.link()?.connection.reconnect();

  await until(() => expect(connections).toBe(2));
  await watcher.close();
  await bus.close();
});

test('events that arrive while others are handled share a transaction, and a poison event among them fails alone', async () => {
  const batches: string[][] = [];
  const logged: Record<string, unknown>[] = [];
  const isPoison = ({ note }: { note: string }) => note === 'batch poison';
  const handler: EventHandler<EventTables, { note: string }> = async (event, trx) => {
    if (isPoison(event.data)) throw new Error('poison');
    await writeNote(event, trx);
  };
  const notes = ['batch 1', 'batch poison', 'batch 2', 'batch 3'];
  await bench.append(...notes.map((note) => anEvent('batch', note, note)));
  const consumption = consume<EventTables, string>({
    ...consumingOptions('batch', handler),
    log: createLogger('test', 'warn', { write: (line: string) => void logged.push(JSON.parse(line)) }),
    batch: {
      handle: async (events, trx) => {
        batches.push(events.map((event) => (event.data as { note: string }).note));
        for (const event of events) await handler(event, trx);
      },
    },
  });
  relay.wake();
  const deadLetters = async () => (await listDeadLetters(bench.db)).filter(({ type }) => type === typeOf('batch'));
  await until(async () => expect([(await notesWith('batch')).length, (await deadLetters()).length]).toEqual([3, 1]));
  await consumption.close();

  expect((await notesWith('batch')).toSorted()).toEqual(['batch 1', 'batch 2', 'batch 3']);
  expect(await deadLetters()).toMatchObject([{ reason: 'Error: poison', tries: 3 }]);
  expect(new Set(batches.flat())).toEqual(new Set(notes));
  expect(Math.max(...batches.map(({ length }) => length))).toBeGreaterThan(1);
  expect(logged.filter(({ msg }) => msg === 'event_batch_failed').map(({ events, err }) => ({ events, err }))).toEqual(
    batches
      .filter((batch) => batch.includes('batch poison'))
      .map(({ length }) => ({ events: length, err: expect.objectContaining({ message: 'poison' }) })),
  );
});

test('a batch handles no event that was handled before', async () => {
  const scope = { tenantId: randomUUID(), mode: 'sandbox' } as const;
  const [first, second] = ['first', 'second'].map((aggregateId) => ({
    ...scope,
    id: randomUUID(),
    type: typeOf('again'),
    aggregate: 'again',
    aggregateId,
    sequence: null,
    occurredAt: new Date().toISOString(),
    traceparent: null,
    data: {} as never,
  })) as [DomainEvent<never>, DomainEvent<never>];
  const batches: (readonly DomainEvent<never>[])[] = [];
  const batch = async (events: readonly DomainEvent<never>[]) => void batches.push(events);

  for (const events of [[first], [first, second], [second]])
    await handleTogether(events, scope, { db: bench.db, consumer: typeOf('again'), batch });

  expect(batches).toEqual([[first], [second]]);
});
