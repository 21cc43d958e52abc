import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { type AttemptEffect, attemptEffect } from './attempt-effect.ts';
import { type EndpointHealth, HEALTHY } from './subscription.ts';

const HOUR_MS = 3_600_000;
const start = Date.parse('2026-11-21T10:00:00.000Z');

/** A day-by-day history of an endpoint: the hour of an attempt, and whether it succeeds. Each attempt is the first of its message. */
type History = readonly (readonly [hour: number, result: 'fails' | 'succeeds'])[];

/** One failing message every twelve hours, from one hour to another. */
const failures = (from: number, to: number): History =>
  Array.from({ length: Math.floor((to - from) / 12) + 1 }, (_, index) => [from + 12 * index, 'fails'] as const);

/** Returns the effect of each attempt of a history, each on the health that the attempts before it left. */
function effectsOf(history: History): readonly AttemptEffect[] {
  let health: EndpointHealth = HEALTHY;
  return history.map(([hour, result]) => {
    const effect = attemptEffect(
      { event: 'order.confirmed', attempts: 1, resends: 0, subscription: { ...health, status: 'ACTIVE', isDeleted: false } },
      { startedAt: new Date(), durationMs: 5, responseStatus: null, failure: result === 'fails' ? 'timeout' : null, retryAfter: null },
      { waitsMs: [1_000], now: new Date(start + hour * HOUR_MS), random: 0.5 },
    );
    ({ health } = effect);
    return effect;
  });
}
const disabledBy = (history: History): readonly (string | null)[] => effectsOf(history).map(({ disable }) => disable);

test('nothing but failures for five days disable a subscription, at the end of the fifth day', () => {
  const reasons = disabledBy(failures(0, 120));

  expect(seen('reasons', reasons.slice(0, -1)).every((reason) => reason === null)).toBe(true);
  expect(reasons.at(-1)).toBe('endpoint_failing');
});

test('one success within the five days keeps a subscription active', () => {
  const history: History = [...failures(0, 60), [66, 'succeeds'], ...failures(72, 180)];

  expect(seen('outcomes', disabledBy(history)).every((reason) => reason === null)).toBe(true);
});

test('failures before a long silence do not count, but the failures of each attempt still do', () => {
  const history: History = [...failures(0, 108), ...failures(300, 408)];
  const effects = effectsOf(history);

  expect(seen('effects', effects).every(({ disable }) => disable === null)).toBe(true);
  expect(effects.at(-1)?.health).toMatchObject({ consecutiveFailures: 20, failingSince: new Date(start + 300 * HOUR_MS) });
  expect(disabledBy([...history, [420, 'fails']]).at(-1)).toBe('endpoint_failing');
});

test('a silence counts from the whole of the five days', () => {
  const sinceOf = (hour: number) =>
    effectsOf([...failures(0, 0), ...failures(hour, hour)])
      .at(-1)
      ?.health.failingSince?.getTime();

  expect([sinceOf(119), sinceOf(120)]).toEqual([start, start + 120 * HOUR_MS]);
});

test('operators are warned once each at 50, 70, 90, and 100 percent of the way', () => {
  const everySixHours: History = Array.from({ length: 21 }, (_, index) => [index * 6, 'fails'] as const);
  const warned = (history: History) => effectsOf(history).flatMap(({ warning }, index) => (warning === null ? [] : [[index * 6, warning]]));

  expect(warned(everySixHours)).toEqual([
    [60, 50],
    [84, 70],
    [108, 90],
    [120, 100],
  ]);
  expect(warned(everySixHours.map(([hour], index) => [hour, index === 15 ? 'succeeds' : 'fails']))).toEqual([
    [60, 50],
    [84, 70],
  ]);
});

test('a new period of failures after a silence warns again', () => {
  const history: History = [...failures(0, 108), ...failures(300, 408)];

  expect(effectsOf(history).flatMap(({ warning }) => warning ?? [])).toEqual([50, 70, 90, 50, 70, 90]);
});
