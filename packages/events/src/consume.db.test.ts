import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { consume, type EventHandler } from './consume.ts';
import { operations } from './operations.ts';
import { deleteQuarantined, listQuarantined } from './quarantine.ts';
import { type Relay, startRelay } from './relay.ts';
import type { EventTables } from './tables.ts';
import { type EventBench, openEventBench, quietLog, until, writeNote } from './testing/event-bench.ts';
import { watch } from './watch.ts';

let bench: EventBench;
let relay: Relay;
beforeAll(async () => {
  bench = await openEventBench();
  relay = startRelay({ db: bench.db, bus: bench.bus, service: 'test', log: quietLog });
});
afterAll(async () => {
  await relay.close();
  await bench.close();
});

const typeOf = (event: string) => `${bench.aggregate}_${event}.happened`;
const anEvent = (event: string, note: string, aggregateId = 'one') => ({ type: typeOf(event), aggregateId, data: { note } });
const notesWith = async (part: string) => (await bench.handled()).filter((note) => note.includes(part));
const consuming = (event: string, handler: EventHandler<EventTables, { note: string }>) =>
  consume({
    db: bench.db,
    bus: bench.bus,
    consumer: typeOf(event).replace('.', '-'),
    types: [typeOf(event)],
    handlers: { [typeOf(event)]: handler },
    log: quietLog,
    retryWaitsMs: [10, 10],
  });

test('a consumer sees what happened before it was made, in order', async () => {
  await bench.append(anEvent('past', 'past 1'), anEvent('past', 'past 2'));
  const consumption = consuming('past', writeNote);
  await bench.append(anEvent('past', 'past 3'));
  relay.wake();

  await until(async () => (await notesWith('past')).length === 3);
  await consumption.close();
  expect(await notesWith('past')).toEqual(['past 1', 'past 2', 'past 3']);
});

test('an event as large as the largest order reaches its consumer and its watchers whole', async () => {
  // Random letters of three bytes each: little of it can be packed away.
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

  await until(async () => (await notesWith('large')).length === 1 && watched.length === 1);
  await consumption.close();
  await watching.close();
  expect((await notesWith('large'))[0] === note && watched[0] === note).toBe(true);
});

test('an event that concerns nobody is passed over without an inbox row, and those around it are handled', async () => {
  const type = typeOf('concern');
  const consumption = consume({
    db: bench.db,
    bus: bench.bus,
    consumer: type.replace('.', '-'),
    types: [type],
    handlers: { [type]: writeNote },
    concerns: async (events) => new Set(events.filter(({ aggregateId }) => aggregateId !== 'nobody')),
    log: quietLog,
  });
  await bench.append(anEvent('concern', 'concern 1'), anEvent('concern', 'concern 2', 'nobody'), anEvent('concern', 'concern 3'));
  relay.wake();

  await until(async () => (await notesWith('concern')).length === 2);
  const durable = await (await bench.bus.ready())?.jetstream.consumers.get('EVENTS', type.replace('.', '-'));
  await until(async () => (await durable?.info(true))?.num_ack_pending === 0);
  await consumption.close();
  expect(await notesWith('concern')).toEqual(['concern 1', 'concern 3']);
  const { rows } = await sql<{ aggregate_id: string }>`
    select o.aggregate_id from outbox o join inbox i on i.event_id = o.id::text where o.type = ${type}
  `.execute(bench.db);
  expect(rows.map(({ aggregate_id }) => aggregate_id)).toEqual(['one', 'one']);
});

test('an event that arrives again is handled once', async () => {
  const consumption = consuming('again', writeNote);
  await bench.append(anEvent('again', 'again'));
  await until(async () => (await notesWith('again')).length === 1);
  // As after a dedupe window that has passed: the stream takes the same event a second time.
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

  await until(async () => (await notesWith('after it')).length === 1);
  await consumption.close();
  expect(await notesWith('again')).toEqual(['again', 'again, after it']);
});

test('a handler that failed is tried again, and its half done work is gone', async () => {
  let tries = 0;
  const consumption = consuming('retried', async (event, trx) => {
    await writeNote(event, trx);
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  });
  await bench.append(anEvent('retried', 'retried'));

  await until(async () => (await notesWith('retried')).length > 0);
  await consumption.close();
  expect({ tries, notes: await notesWith('retried') }).toEqual({ tries: 3, notes: ['retried'] });
});

test('a poisoned event is quarantined with its reason, the stream goes on, and a redrive has it tried again', async () => {
  let cured = false;
  const consumption = consuming('poison', async (event, trx) => {
    if (!cured && event.data.note === 'poison bad') throw new Error('cannot digest this');
    await writeNote(event, trx);
  });
  const [id] = await bench.append(anEvent('poison', 'poison bad'), anEvent('poison', 'poison good'));
  await until(async () => (await notesWith('poison')).length === 1);
  const [aside] = await listQuarantined(bench.db, id);
  expect(aside).toMatchObject({ eventId: id, type: typeOf('poison'), reason: 'Error: cannot digest this', tries: 3 });

  cured = true;
  const { RedriveQuarantine } = operations({ db: bench.db, bus: bench.bus, service: 'test' }).handlers;
  const redriven = await (RedriveQuarantine as (request: { eventId?: string }) => Promise<unknown>)({ eventId: id ?? '' });

  await until(async () => (await notesWith('poison')).length === 2);
  await consumption.close();
  expect(redriven).toEqual({ redriven: 1 });
  expect(await listQuarantined(bench.db, id)).toEqual([]);
});

test('a message that is no event is quarantined, not tried for ever', async () => {
  const consumption = consuming('garbage', writeNote);
  const link = await bench.bus.ready();
  await link?.jetstream.publish(`events.sandbox.nobody.${typeOf('garbage')}`, 'no json', { msgID: typeOf('garbage') });

  await until(async () => (await listQuarantined(bench.db, typeOf('garbage'))).length === 1);
  await consumption.close();
  const [aside] = await listQuarantined(bench.db, typeOf('garbage'));
  expect(aside?.payload).toBe('no json');
  if (aside) await deleteQuarantined(bench.db, aside);
});

test('two processes of a service share the events, and each is handled once', async () => {
  const both = [consuming('shared', writeNote), consuming('shared', writeNote)];
  const notes = Array.from({ length: 50 }, (_, index) => `shared ${index}`);
  await bench.append(...notes.map((note, index) => anEvent('shared', note, `aggregate ${index}`)));

  await until(async () => (await notesWith('shared')).length >= 50);
  await Promise.all(both.map((consumption) => consumption.close()));
  expect((await notesWith('shared')).toSorted()).toEqual(notes.toSorted());
});

test('a consumer of several types gets those and passes over others', async () => {
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
  await link?.jetstream.publish(`events.sandbox.nobody.${typeOf('middle')}`, 'no json', { msgID: typeOf('middle') });
  await bench.append(anEvent('left', 'several 1'), anEvent('middle', 'several 2'), anEvent('right', 'several 3'));

  await until(async () => (await notesWith('several')).length >= 2);
  await consumption.close();
  expect((await notesWith('several')).toSorted()).toEqual(['several 1', 'several 3']);
  expect(await listQuarantined(bench.db, typeOf('middle'))).toEqual([]);
});

test('a watcher sees every new event of its types', async () => {
  const seen: string[] = [];
  const watcher = watch({
    bus: bench.bus,
    types: [typeOf('watched')],
    onEvent: (event) => seen.push((event.data as { note: string }).note),
    log: quietLog,
  });
  await bench.append(anEvent('watched', 'watched'), anEvent('unwatched', 'unwatched'));

  await until(() => seen.length > 0);
  await watcher.close();
  expect(seen).toEqual(['watched']);
});
