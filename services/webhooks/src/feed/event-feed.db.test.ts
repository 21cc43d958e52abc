import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { EVENT_TYPES } from '@storefront/contract';
import { connect } from '@storefront/db';
import { lockWaits } from '@storefront/db/testing';
import { seen, until } from '@storefront/lifecycle/testing';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { onPublicEvent } from '../delivering/deliver-event.ts';
import type { WebhooksDeps } from '../deps.ts';
import { getEvent, listEvents, setEventFeed } from '../handlers/events.ts';
import { triggerEvent } from '../sandbox/trigger-event.ts';
import { retryPendingEvents, insertPendingEvents } from '../store/pending-events.ts';
import { filterSubscribed } from '../store/receivers.ts';
import type { Database } from '../store/schema.ts';
import { storeEvents } from '../store/store-events.ts';
import { purgeEvents } from '../sweeps/sweeps.ts';
import { anOrder } from '../testing/an-order.ts';
import { aCaller, aStockChange, openWebhooksHarness, quietLog, type WebhooksHarness } from '../testing/webhooks-harness.ts';
import { createEventSignals } from './event-signals.ts';
import { createEventTails } from './event-tails.ts';

let caller: Caller;
let harness: WebhooksHarness;
beforeAll(async () => {
  harness = await openWebhooksHarness(aCaller());
});
afterAll(() => harness.close());
beforeEach(() => {
  caller = aCaller();
});
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Wanted {
  readonly cursor?: string | undefined;
  readonly eventTypes?: string[];
  readonly limit?: number;
  readonly waitMs?: number;
  readonly by?: Caller;
  readonly deps?: WebhooksDeps;
}

const switchFeed = (isOn: boolean, by = caller) => setEventFeed(harness.deps)({ isOn }, by);
async function read({ cursor, eventTypes = [], limit = 0, waitMs = 0, by = caller, deps = harness.deps }: Wanted = {}) {
  const { data, nextCursor = '', hasMore } = await listEvents(deps)({ cursor, eventTypes, limit, waitMs }, by);
  const bytes = Buffer.from(data ?? '').toString();
  return { bytes, events: JSON.parse(bytes) as { id: string; type: string }[], cursor: nextCursor, hasMore };
}
const idsOf = async (wanted?: Wanted) => (await read(wanted)).events.map(({ id }) => id);
const changeStock = async (by = caller) => (await harness.dispatch('stock.changed', aStockChange, by)).id;
const stored = async () =>
  (await harness.db.selectFrom('stored_event').select('event_id').where('tenant_id', '=', caller.tenantId).execute()).length;

/** Another process of the service, on the same database. */
function anotherProcess(): WebhooksDeps {
  const { db, close } = connect<Database>({ url: harness.url, name: 'webhooks' });
  const signals = createEventSignals({ db, url: harness.url, log: quietLog });
  closers.push(close, signals.close);
  return {
    ...harness.deps,
    db,
    signals,
    tails: createEventTails({ db, signals, log: quietLog }),
    onStored: signals.noteStored,
    afterCommit: signals.announce,
  };
}

test('without the feed nothing is stored, and reading is refused', async () => {
  await changeStock();
  expect(await stored()).toBe(0);

  await expect(read()).rejects.toMatchObject({ code: 'conflict', reason: 'event_feed_off' });
  await expect(getEvent(harness.deps)({ eventId: harness.deps.newId() }, caller)).rejects.toMatchObject({ reason: 'event_feed_off' });
  await switchFeed(true);
  expect(await read()).toMatchObject({ events: [], hasMore: false, cursor: expect.any(String) });
});

test('a store with the feed gets every type in both modes, without a subscription', async () => {
  const live = { ...caller, mode: 'live' as const };
  await switchFeed(true);
  await switchFeed(true, live);
  const events = EVENT_TYPES.map((type) => ({ ...caller, type, data: {}, position: 1 }));
  expect((await filterSubscribed(harness.db, events)).size).toBe(EVENT_TYPES.length);
  expect(
    await filterSubscribed(
      harness.db,
      events.map((event) => ({ ...event, tenantId: aCaller().tenantId })),
    ),
  ).toEqual(new Set());

  const [sandboxed, ofLive] = [await changeStock(), await changeStock(live)];
  expect(await idsOf()).toEqual([sandboxed]);
  expect(await idsOf({ by: live })).toEqual([ofLive]);
});

test('the bytes are those of the delivery, with the billing sections of an order', async () => {
  await switchFeed(true);
  const { id } = await harness.subscribe('http://127.0.0.1:4000/hook', { eventTypes: ['order.confirmed', 'stock.changed'], caller });
  await harness.dispatch('order.confirmed', { order: anOrder('CONFIRMED') }, caller);
  await changeStock();
  const trigger = { type: 'stock.changed', aggregateId: 'BOLT', dataJson: JSON.stringify(aStockChange) };
  const { eventId = '' } = await triggerEvent(harness.deps)(trigger, caller);

  const { bytes, events } = await read();
  const deliveries = await harness.db.selectFrom('delivery').select(['event_id', 'body']).where('subscription_id', '=', id).execute();
  const bodies = events.map((event) => deliveries.find(({ event_id }) => event_id === event.id)?.body);
  expect(bytes).toBe(`[${bodies.join()}]`);
  expect(events[0]).toMatchObject({ type: 'order.confirmed', data: { invoices: expect.any(Array) } });
  expect(events.at(-1)).toMatchObject({ id: eventId, triggered: true });
  const { event } = await getEvent(harness.deps)({ eventId }, caller);
  expect(Buffer.from(event ?? '').toString()).toBe(bodies.at(-1));
  await expect(getEvent(harness.deps)({ eventId: harness.deps.newId() }, caller)).rejects.toMatchObject({ code: 'not_found' });
});

test('pages and types leave no gap, and a cursor is valid with any types', async () => {
  await switchFeed(true);
  const start = (await read()).cursor;
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push(await changeStock());
    await harness.dispatch(
      'product.updated',
      { sku: 'BOLT', changed: ['description'], updatedAt: new Date().toISOString(), etag: '"1"' },
      caller,
    );
  }

  const first = await read({ cursor: start, eventTypes: ['stock.changed'], limit: 2 });
  expect(first.events.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.hasMore).toBe(true);
  const rest = await read({ cursor: first.cursor });
  expect(rest.events.map(({ type }) => type)).toEqual(['product.updated', 'stock.changed', 'product.updated']);
  expect(rest.hasMore).toBe(false);
  expect(await idsOf({ cursor: rest.cursor })).toEqual([]);
  await expect(read({ eventTypes: ['order.lost'] })).rejects.toMatchObject({ details: [{ field: 'types', location: 'query' }] });
});

test('a feed begins each time it is turned on, and earlier cursors expire', async () => {
  await switchFeed(true);
  const earlier = await changeStock();
  const { cursor } = await read();
  await switchFeed(true);
  expect(await idsOf({ cursor })).toEqual([]);

  await switchFeed(false);
  await expect(read({ cursor })).rejects.toMatchObject({ reason: 'event_feed_off' });
  await switchFeed(true);
  await expect(read({ cursor })).rejects.toMatchObject({ code: 'conflict', reason: 'cursor_expired' });
  expect(await idsOf()).toEqual([]);
  await expect(getEvent(harness.deps)({ eventId: earlier }, caller)).rejects.toMatchObject({ code: 'not_found' });
  const id = await changeStock();
  expect(await idsOf()).toEqual([id]);
});

test('an event that was pending before the feed was turned on is not part of it', async () => {
  const pending = await harness.deps.db.transaction().execute(async (trx) => {
    const event = {
      ...caller,
      id: harness.deps.newId(),
      type: 'stock.changed',
      aggregate: 'stock',
      aggregateId: 'NUT',
      sequence: 1,
      position: 1,
      data: aStockChange,
    };
    await insertPendingEvents(trx, caller, new Map([[{ ...event, occurredAt: new Date().toISOString(), traceparent: null }, undefined]]));
    return event.id;
  });
  await switchFeed(true);
  await harness.makePendingDue();
  await harness.completeDue();
  const id = await changeStock();

  expect(await harness.db.selectFrom('pending_event').select('event_id').where('event_id', '=', pending).execute()).toEqual([]);
  expect(await idsOf()).toEqual([id]);
});

test('a cursor of another store or mode, or a made-up one, is invalid', async () => {
  const live = { ...caller, mode: 'live' as const };
  const other = aCaller();
  for (const by of [caller, live, other]) await switchFeed(true, by);
  const { cursor } = await read();

  for (const by of [live, other])
    await expect(read({ cursor, by })).rejects.toMatchObject({ details: [{ field: 'cursor', location: 'query' }] });
  for (const made of ['', 'x', `${cursor}x`]) await expect(read({ cursor: made })).rejects.toMatchObject({ code: 'validation_error' });
});

test('events are stored for 30 days, and a cursor before those that are gone expires', async () => {
  await switchFeed(true);
  const [start, old] = [(await read()).cursor, await changeStock()];
  const { cursor } = await read();
  await sql`update stored_event set created_at = ${new Date(Date.now() - 31 * 86_400_000)} where event_id = ${old}`.execute(harness.db);
  const young = await changeStock();
  await purgeEvents(harness.db, () => undefined);

  expect(await idsOf()).toEqual([young]);
  expect(await idsOf({ cursor })).toEqual([young]);
  await expect(read({ cursor: start })).rejects.toMatchObject({ reason: 'cursor_expired' });

  await switchFeed(false);
  await purgeEvents(harness.db, () => undefined);
  expect(await stored()).toBe(0);
});

test('an event of another process ends the wait of every reader, who read the database together', async () => {
  await switchFeed(true);
  const { cursor } = await read();
  const reading = anotherProcess();
  const waiting = Array.from({ length: 20 }, () => read({ cursor, waitMs: 5_000, deps: reading }));
  const unmatched = read({ cursor, waitMs: 5_000, deps: reading, eventTypes: ['order.confirmed'] });
  const here = () => reading.tails.find(caller, { after: 1, types: undefined, limit: 10 });
  await until(async () => expect(here()).toBeDefined());
  const id = await changeStock();

  const pages = await Promise.all(waiting);
  // Without a look at the database.
  expect(here()?.events).toMatchObject([{ eventId: id }]);
  expect(pages.map(({ events }) => events.map((event) => event.id))).toEqual(pages.map(() => [id]));
  const late = await unmatched;
  expect(late.events).toEqual([]);
  expect(await idsOf({ cursor: late.cursor, waitMs: 0 })).toEqual([]);
});

test('a wait ends when the feed is turned off, or the process stops', async () => {
  await switchFeed(true);
  const { cursor } = await read();
  const off = expect(read({ cursor, waitMs: 5_000, deps: anotherProcess() })).rejects.toMatchObject({ reason: 'event_feed_off' });
  await switchFeed(false);
  await off;

  await switchFeed(true);
  const now = (await read()).cursor;
  const stopping = anotherProcess();
  const waiting = read({ cursor: now, waitMs: 5_000, deps: stopping });
  await stopping.signals.close();
  expect(await waiting).toMatchObject({ events: [], cursor: now, hasMore: false });

  // It does not hear of this event any more, but reads it.
  await changeStock();
  const { cursor: later } = await read();
  expect(await read({ cursor: later, waitMs: 5_000, deps: stopping })).toMatchObject({ events: [], cursor: later, hasMore: false });
});

test('readers pass no event of concurrent writers, of which some fail and some are slow to commit', async () => {
  await switchFeed(true);
  const processes = [anotherProcess(), anotherProcess()];
  const committed: string[] = [];
  const write = async (number: number): Promise<void> => {
    const { db, onStored, afterCommit } = processes[number % 2] ?? harness.deps;
    const eventId = harness.deps.newId();
    const event = { event: 'stock.changed', eventId, body: JSON.stringify({ id: eventId }), isHeard: false };
    const writing = db.transaction().execute(async (trx) => {
      await storeEvents(trx, caller, [event]);
      onStored(caller);
      if (number % 5 === 0) await sql`select pg_sleep(0.02)`.execute(trx);
      if (number % 7 === 0) throw new Error('rolled back');
      // The process dies before its commit: its session ends.
      if (number % 11 === 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await writing.then(
      () => committed.push(eventId),
      () => undefined,
    );
    afterCommit(caller);
  };
  const start = (await read()).cursor;
  let isWriting = true;
  const follow = async (deps: WebhooksDeps, limit: number): Promise<readonly string[]> => {
    const seen: string[] = [];
    for (let cursor = start; ;) {
      const wasWriting = isWriting;
      const page = await read({ cursor, limit, waitMs: 200, deps });
      seen.push(...page.events.map(({ id }) => id));
      cursor = page.cursor;
      if (!wasWriting && page.events.length === 0) return seen;
    }
  };
  const following = [...processes, harness.deps].flatMap((deps) => [follow(deps, 1), follow(deps, 200)]);
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 12 }, (_, index) => write(round * 12 + index)));
  isWriting = false;

  for (const read of seen('readers', await Promise.all(following))) {
    expect(new Set(read)).toEqual(new Set(committed));
    expect(read).toHaveLength(committed.length);
  }
});

test('an event cannot be read before one with a smaller position whose transaction is still open', async () => {
  await switchFeed(true);
  const committing = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  const slow = harness.db.transaction().execute(async (trx) => {
    await storeEvents(trx, caller, [{ event: 'stock.changed', eventId: harness.deps.newId(), body: '{"id":"slow"}', isHeard: false }]);
    stored.resolve();
    await committing.promise;
  });
  await stored.promise;
  let isDone = false;
  const fast = harness.db
    .transaction()
    .execute((trx) =>
      storeEvents(trx, caller, [{ event: 'stock.changed', eventId: harness.deps.newId(), body: '{"id":"fast"}', isHeard: false }]),
    )
    .then(() => (isDone = true));
  await until(async () => expect(await lockWaits(harness.db)).toBeGreaterThan(0));
  expect([await idsOf(), isDone]).toEqual([[], false]);
  committing.resolve();
  await Promise.all([slow, fast]);

  expect(await idsOf()).toEqual(['slow', 'fast']);
});

test('an event without a subscription is consumed and stored, in the order of its object', async () => {
  await switchFeed(true);
  const ids: string[] = [];
  for (let sequence = 1; sequence <= 5; sequence += 1) {
    const id = harness.deps.newId();
    const event = {
      ...caller,
      id,
      type: 'stock.changed',
      aggregate: 'stock',
      aggregateId: 'NUT',
      sequence,
      position: sequence,
      data: aStockChange as never,
    };
    await harness.db
      .transaction()
      .execute((trx) => onPublicEvent(harness.deps)({ ...event, occurredAt: new Date().toISOString(), traceparent: null }, trx));
    ids.push(id);
  }

  expect(await idsOf()).toEqual(ids);
});

test('events that another process has overtaken are in the order of their object, also when they are pending', async () => {
  await switchFeed(true);
  const dispatchAt = (position: number) =>
    harness.db.transaction().execute(async (trx) => {
      const event = {
        ...caller,
        id: harness.deps.newId(),
        type: 'stock.changed',
        aggregate: 'stock',
        aggregateId: 'NUT',
        sequence: position,
        position,
      };
      await onPublicEvent(harness.deps)(
        { ...event, data: aStockChange as never, occurredAt: new Date().toISOString(), traceparent: null },
        trx,
      );
      return event.id;
    });
  const [second, first, third, fifth] = [await dispatchAt(2), await dispatchAt(1), await dispatchAt(3), await dispatchAt(5)];
  await until(async () => {
    await harness.completeDue();
    expect(await idsOf()).toEqual([first, second, third]);
  });
  const fourth = await dispatchAt(4);
  await until(async () => {
    await harness.completeDue();
    expect(await idsOf()).toEqual([first, second, third, fourth, fifth]);
  });
});

test('an event of an order waits for an earlier one, although its invoice has arrived', async () => {
  await switchFeed(true);
  const orderId = harness.deps.newId();
  const placed = (position: number) => ({
    ...caller,
    id: harness.deps.newId(),
    type: position === 1 ? 'order.placed' : 'order.confirmed',
    aggregate: 'order',
    aggregateId: orderId,
    sequence: null,
    position,
    data: { order: { ...anOrder('CONFIRMED'), id: orderId } } as never,
    occurredAt: new Date().toISOString(),
    traceparent: null,
  });
  const receive = (event: ReturnType<typeof placed>) => harness.db.transaction().execute((trx) => onPublicEvent(harness.deps)(event, trx));
  const due = async () => {
    const { rows } = await sql<{ position: number }>`
      select position from pending_event where tenant_id = ${caller.tenantId} and next_try_at <= statement_timestamp() + interval '1 second' order by position
    `.execute(harness.db);
    return rows.map(({ position }) => position);
  };
  await receive(placed(2));
  await harness.db.transaction().execute((trx) => retryPendingEvents(trx, caller, [orderId]));
  expect(await due()).toEqual([]);
  await receive(placed(1));
  expect(await due()).toEqual([1]);
  await until(async () => {
    await harness.completeDue();
    expect(await idsOf()).toHaveLength(1);
  });
  expect(await due()).toEqual([2]);
});
