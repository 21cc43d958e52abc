import { expect, test } from '@jest/globals';
import { type Attempted, afterAttempt } from './after-attempt.ts';
import type { AttemptOutcome } from './delivery.ts';
import { HEALTHY } from './subscription.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

const anOutcome = (over: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  startedAt: now,
  durationMs: 5,
  responseStatus: 500,
  failure: 'http_status',
  retryAfter: null,
  ...over,
});
const succeeded = anOutcome({ responseStatus: 204, failure: null });

type Over = Partial<Omit<Attempted, 'subscription'>> & { subscription?: Partial<Attempted['subscription']> };
const judge = (over: Over, outcome: AttemptOutcome) =>
  afterAttempt(
    {
      event: 'order.confirmed',
      attempts: 1,
      resends: 0,
      ...over,
      subscription: { ...HEALTHY, status: 'ACTIVE', isDeleted: false, ...over.subscription },
    },
    outcome,
    { waitsMs: [5_000, 60_000], now, random: 0.5 },
  );

test('a 2xx delivers and forgives what failed before', () => {
  const verdict = judge({ subscription: { consecutiveFailures: 7, failingSince: daysAgo(4), failingMessages: 9 } }, succeeded);

  expect(verdict).toEqual({ status: 'DELIVERED', nextAttemptAt: null, health: HEALTHY, disable: null });
});

test('a failure is tried again after its wait, and counted', () => {
  expect(judge({ attempts: 2 }, anOutcome())).toEqual({
    status: 'PENDING',
    nextAttemptAt: new Date(now.getTime() + 60_000),
    health: { consecutiveFailures: 1, failingSince: now, failingMessages: 1 },
    disable: null,
  });
});

test('the last failure of the schedule gives the delivery up', () => {
  expect(judge({ attempts: 3 }, anOutcome())).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
});

test('410 gives up at once and disables', () => {
  expect(judge({}, anOutcome({ responseStatus: 410 }))).toMatchObject({ status: 'FAILED', disable: 'endpoint_gone' });
});

test('an address that may not be dialled is not tried again, and disables nothing', () => {
  expect(judge({}, anOutcome({ responseStatus: null, failure: 'endpoint_not_allowed' }))).toMatchObject({
    status: 'FAILED',
    disable: null,
  });
});

test.each([
  ['five days and ten messages', { failingSince: daysAgo(5), failingMessages: 9 }, 'endpoint_failing'],
  ['ten messages in less than five days', { failingSince: daysAgo(4.9), failingMessages: 9 }, null],
  ['five days of fewer than ten messages', { failingSince: daysAgo(6), failingMessages: 8 }, null],
])('nothing but failures for %s disables: %s', (_, health, disable) => {
  expect(judge({ subscription: { ...health, consecutiveFailures: 20 } }, anOutcome()).disable).toBe(disable);
});

test('a message counts once, however often it is tried', () => {
  const { health } = judge(
    { attempts: 2, subscription: { failingSince: daysAgo(1), failingMessages: 3, consecutiveFailures: 3 } },
    anOutcome(),
  );

  expect(health).toMatchObject({ failingMessages: 3, consecutiveFailures: 4 });
});

test.each([{ status: 'DISABLED' as const }, { isDeleted: true }])(
  'a failure after the subscription ended (%j) is discarded',
  (subscription) => {
    expect(judge({ subscription }, anOutcome())).toMatchObject({ status: 'DISCARDED', nextAttemptAt: null });
    expect(judge({ subscription }, succeeded)).toMatchObject({ status: 'DELIVERED' });
  },
);

test('a ping is sent once and says nothing about the endpoint', () => {
  const gone = judge({ event: 'ping' }, anOutcome({ responseStatus: 410 }));

  expect(gone).toEqual({ status: 'FAILED', nextAttemptAt: null, health: HEALTHY, disable: null });
});

test('a send that was asked for meanwhile follows at once', () => {
  expect(judge({ resends: 1 }, succeeded)).toMatchObject({ status: 'PENDING', nextAttemptAt: now });
  expect(judge({ resends: 1, subscription: { isDeleted: true } }, succeeded)).toMatchObject({ status: 'DELIVERED' });
});
