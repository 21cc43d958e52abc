import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testInvariants } from '@storefront/db/testing/invariants';
import { connectBus } from './bus.ts';
import { checkBus, eventInvariants } from './invariants.ts';
import type { EventTables } from './tables.ts';
import { type EventBench, openEventBench } from './testing/event-bench.ts';

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
  await bench.append({ type: `${bench.aggregate}.happened`, aggregateId: 'one', data: { note: 'never published' } });
});
afterAll(() => bench.close());

testInvariants<EventTables>({
  open: () => bench,
  invariants: eventInvariants,
  planted: [
    [['events_published'], `update outbox set created_at = now() - interval '61 seconds'`],
    [
      ['no_dead_letters'],
      `insert into quarantine (tenant_id, mode, consumer, event_id, type, reason, tries, subject, payload)
       select tenant_id, mode, 'tests', id, 'x.happened', 'broken', 3, 'x', '{}' from outbox`,
    ],
  ],
});

test('only NATS that cannot be reached is reported', async () => {
  const away = await connectBus({ url: 'nats://127.0.0.1:1', name: 'test' });

  expect(checkBus(bench.bus).violations.count).toBe(0);
  expect(checkBus(away)).toMatchObject({ name: 'nats_connected', violations: { count: 1 } });
  await away.close();
});
