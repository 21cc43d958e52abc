import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { inRequest } from '@storefront/telemetry';
import { sql } from 'kysely';
import { appendEvents } from '../publish/append-event.ts';
import { type Relay, startRelay } from '../publish/relay.ts';
import type { EventTables } from '../tables.ts';
import { type EventBench, openEventBench, quietLog } from '../testing/event-bench.ts';
import { consume, type EventHandler } from './consume.ts';

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

test('what a consumer emits belongs to the request of the event, and after an event without one to none', async () => {
  const [cause, effect] = [`${bench.aggregate}_cause.happened`, `${bench.aggregate}_effect.happened`];
  const consumption = consume({
    db: bench.db,
    bus: bench.bus,
    consumer: cause.replace('.', '-'),
    types: [cause],
    handlers: {
      [cause]: (async ({ data }, trx) => {
        await appendEvents(trx, bench.scope, [{ type: effect, aggregateId: 'effect', data }]);
      }) satisfies EventHandler<EventTables, object>,
    },
    log: quietLog,
  });
  await inRequest('my-request', () => bench.append({ type: cause, aggregateId: 'one', data: { note: 'asked' } }));
  await bench.append({ type: cause, aggregateId: 'two', data: { note: 'unasked' } });
  relay.wake();

  const requestOf = async () => {
    const { rows } = await sql<{ note: string; request: string | null }>`
      select data ->> 'note' as note, request_id as request from outbox where type = ${effect}
    `.execute(bench.db);
    return Object.fromEntries(rows.map(({ note, request }) => [note, request]));
  };
  await until(async () => expect(Object.keys(await requestOf())).toHaveLength(2));
  await consumption.close();
  expect(await requestOf()).toEqual({ asked: 'my-request', unasked: null });
});
