import { expect, test } from '@jest/globals';
import { type AttemptContext, attemptEffect } from './attempt-effect.ts';
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

type Over = Partial<Omit<AttemptContext, 'subscription'>> & { subscription?: Partial<AttemptContext['subscription']> };
const effectOf = (over: Over, outcome: AttemptOutcome) =>
  attemptEffect(
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

test('a 2xx response completes the delivery and resets the failures', () => {
  const effect = effectOf({ subscription: { consecutiveFailures: 7, failingSince: daysAgo(4), failingMessages: 9 } }, succeeded);

  expect(effect).toEqual({ status: 'DELIVERED', nextAttemptAt: null, health: HEALTHY, disable: null, warning: null });
});

test('a failure is counted and retried after its wait', () => {
  expect(effectOf({ attempts: 2 }, anOutcome())).toEqual({
    status: 'PENDING',
    nextAttemptAt: new Date(now.getTime() + 60_000),
    health: { consecutiveFailures: 1, failingSince: now, failingMessages: 1, lastFailureAt: now },
    disable: null,
    warning: null,
  });
});

test('the last failure of the schedule fails the delivery', () => {
  expect(effectOf({ attempts: 3 }, anOutcome())).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
});

test('a 410 fails the delivery and disables the subscription', () => {
  expect(effectOf({}, anOutcome({ responseStatus: 410 }))).toMatchObject({ status: 'FAILED', disable: 'endpoint_gone' });
});

test('an address that is not allowed fails the delivery, without a retry, and does not disable the subscription', () => {
  expect(effectOf({}, anOutcome({ responseStatus: null, failure: 'endpoint_not_allowed' }))).toMatchObject({
    status: 'FAILED',
    disable: null,
  });
});

test.each([
  ['five days and ten messages', { failingSince: daysAgo(5), failingMessages: 9 }, 'endpoint_failing'],
  ['ten messages in less than five days', { failingSince: daysAgo(4.9), failingMessages: 9 }, null],
  ['five days of fewer than ten messages', { failingSince: daysAgo(6), failingMessages: 8 }, null],
])('only failures for five days and ten messages disable a subscription: %s', (_, health, disable) => {
  expect(effectOf({ subscription: { ...health, consecutiveFailures: 20 } }, anOutcome()).disable).toBe(disable);
});

test('a message counts as failing once, regardless of its attempts', () => {
  const { health } = effectOf(
    { attempts: 2, subscription: { failingSince: daysAgo(1), failingMessages: 3, consecutiveFailures: 3 } },
    anOutcome(),
  );

  expect(health).toMatchObject({ failingMessages: 3, consecutiveFailures: 4 });
});

test.each([{ status: 'DISABLED' as const }, { isDeleted: true }])(
  'a delivery that fails after its subscription ended (%j) is discarded',
  (subscription) => {
    expect(effectOf({ subscription }, anOutcome())).toMatchObject({ status: 'DISCARDED', nextAttemptAt: null });
    expect(effectOf({ subscription }, succeeded)).toMatchObject({ status: 'DELIVERED' });
  },
);

test.each([
  [{}, 'endpoint_gone', 50],
  [{ status: 'DISABLED' as const }, null, null],
  [{ isDeleted: true }, 'endpoint_gone', null],
])('a subscription with %j that is gone and on its way to being disabled is disabled by %s and warned at %s', (ended, disable, warning) => {
  const subscription = { failingSince: daysAgo(3), failingMessages: 8, ...ended };

  expect(effectOf({ subscription }, anOutcome({ responseStatus: 410 }))).toMatchObject({ disable, warning });
});

test('a ping is sent once and does not affect the health of the endpoint', () => {
  const effect = effectOf({ event: 'ping' }, anOutcome({ responseStatus: 410 }));

  expect(effect).toEqual({ status: 'FAILED', nextAttemptAt: null, health: HEALTHY, disable: null, warning: null });
});

test('a redelivery that was requested in the meantime is due immediately', () => {
  expect(effectOf({ resends: 1 }, succeeded)).toMatchObject({ status: 'PENDING', nextAttemptAt: now });
  expect(effectOf({ resends: 1, subscription: { isDeleted: true } }, succeeded)).toMatchObject({ status: 'DELIVERED' });
});
