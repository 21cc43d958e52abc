import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { appendEvents, connectBus, consume, startRelay } from '@storefront/events';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { filterSubscribed } from '../store/receivers.ts';
import { anOrder } from '../testing/an-order.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { quietLog } from '../testing/webhooks-harness.ts';
import { onPublicEvent, onPublicEvents } from './deliver-event.ts';

const { harness, caller, deliveriesOf } = useSendingHarness();

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

test.each(['by itself', 'together with others'])(
  'an event %s whose body cannot be rendered is dead-lettered with its reason, and the next event is delivered',
  async (how) => {
    const { id } = await harness().subscribe('http://127.0.0.1:4000/hook', { eventTypes: ['order.confirmed'] });
    const { db, deps } = harness();
    const bus = await connectBus({ url: process.env.TEST_NATS_URL ?? '', name: 'test' });
    closers.push(bus.close);
    const relay = startRelay({ db, bus, service: `test_${randomUUID()}`, log: quietLog });
    closers.push(relay.close);
    const consumption = consume({
      db,
      bus,
      consumer: `webhooks-${randomUUID()}`,
      types: ['order.confirmed'],
      handlers: { 'order.confirmed': onPublicEvent(deps) },
      ...(how === 'by itself' ? {} : { batch: { handle: onPublicEvents(deps) } }),
      concerns: (events) => filterSubscribed(db, events),
      log: quietLog,
      retryWaitsMs: [10, 10],
    });
    closers.push(consumption.close);
    const [poison = '', good = ''] = await db.transaction().execute((trx) =>
      appendEvents(trx, caller, [
        { type: 'order.confirmed', aggregateId: 'one', data: {}, public: true },
        { type: 'order.confirmed', aggregateId: 'two', data: { order: anOrder('CONFIRMED') }, public: true },
      ]),
    );
    relay.wake();
    const deadLetters = async () =>
      (await sql<object>`select event_id as id, type, reason, tries from quarantine where event_id = ${poison}`.execute(db)).rows;
    // The stream also has the events of the other case.
    const deliveries = async () => (await deliveriesOf(id)).filter(({ eventId }) => eventId === poison || eventId === good);
    await until(async () => {
      await harness().makePendingDue();
      await harness().completeDue();
      expect([(await deadLetters()).length, (await deliveries()).length]).toEqual([1, 1]);
    });
    await consumption.close();

    expect(await deadLetters()).toEqual([{ id: poison, type: 'order.confirmed', reason: 'Error: the event has no order', tries: 3 }]);
    expect(await deliveries()).toMatchObject([{ eventId: good, status: 'PENDING' }]);
  },
);
