import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { sql } from 'kysely';
import { connectBus } from './bus.ts';
import { insertDeadLetter } from './consume/dead-letters.ts';
import { checkBus, eventInvariants } from './invariants.ts';
import type { EventTables } from './tables.ts';
import { type EventBench, openEventBench } from './testing/event-bench.ts';

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
  await bench.append({ type: `${bench.aggregate}.happened`, aggregateId: 'one', data: { note: 'never published' } });
});
afterAll(() => bench.close());

test('an event that has just been written violates nothing', async () => {
  expect(await violatedInvariants(bench.db, eventInvariants)).toEqual([]);
  expect(checkBus(bench.bus).violations.count).toBe(0);
});

test('an event that has waited in the outbox for a minute is reported', async () => {
  await bench.broken(async (trx) => {
    await sql`update outbox set created_at = now() - interval '61 seconds'`.execute(trx);

    expect(await violatedInvariants<EventTables>(trx, eventInvariants)).toMatchObject([
      { name: 'events_published', violations: { count: 1 } },
    ]);
  });
});

test('a dead letter is reported with its consumer and the reason', async () => {
  const eventId = randomUUID();
  await bench.broken(async (trx) => {
    const event = {
      ...bench.scope,
      consumer: 'tests',
      eventId,
      type: 'x.happened',
      reason: 'broken',
      tries: 3,
      subject: 'x',
      payload: '{}',
    };
    await insertDeadLetter<EventTables>(trx, event);

    expect(await violatedInvariants<EventTables>(trx, eventInvariants)).toMatchObject([
      { name: 'no_dead_letters', violations: { count: 1, ids: [`tests ${eventId} (broken)`] } },
    ]);
  });
});

test('NATS that cannot be reached is reported', async () => {
  const away = await connectBus({ url: 'nats://127.0.0.1:1', name: 'test' });

  expect(checkBus(away)).toMatchObject({ name: 'nats_connected', violations: { count: 1 } });
  await away.close();
});
