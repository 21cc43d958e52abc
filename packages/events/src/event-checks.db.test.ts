import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { connectBus } from './bus.ts';
import { eventChecks } from './event-checks.ts';
import { insertQuarantined } from './quarantine.ts';
import { type EventBench, openEventBench } from './testing/event-bench.ts';

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
  await bench.append({ type: `${bench.aggregate}.happened`, aggregateId: 'one', data: { note: 'nobody publishes it' } });
});
afterAll(() => bench.close());

test('an event that has just been written breaks nothing', async () => {
  expect((await eventChecks(bench.db, bench.bus)).map(({ ok, detail }) => [ok, detail])).toEqual([
    [true, ''],
    [true, ''],
    [true, ''],
  ]);
});

test('one that has waited in the outbox for a minute is told of', async () => {
  await bench.broken(async (trx) => {
    await sql`update outbox set created_at = now() - interval '61 seconds'`.execute(trx);

    expect(await eventChecks(trx, bench.bus)).toContainEqual({
      name: 'no event waits in the outbox for 60 seconds',
      ok: false,
      detail: '1 wait',
    });
  });
});

test('one that was set aside is named with its consumer and the reason', async () => {
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
    await insertQuarantined(trx, event);

    expect(await eventChecks(trx, bench.bus)).toContainEqual({
      name: 'no event is set aside',
      ok: false,
      detail: `tests ${eventId}: broken`,
    });
  });
});

test('NATS that cannot be reached is told of', async () => {
  const away = await connectBus({ url: 'nats://127.0.0.1:1', name: 'test' });

  expect(await eventChecks(bench.db, away)).toContainEqual({ name: 'nats answers', ok: false, detail: 'it cannot be reached' });
  await away.close();
});
