import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { ATTACKS } from '../attacks/all-attacks.ts';
import { KINDS, type Kind, type Samples } from '../victim/samples.ts';
import { type Attacked, p95, verdictOf } from './verdict.ts';

const samples = (ms: number, failures: readonly string[] = []): Samples => ({
  times: Object.fromEntries(KINDS.map((kind) => [kind, Array.from({ length: 10 }, () => ms)])) as Record<Kind, number[]>,
  failures,
});
const attacked = (changes: Partial<Attacked> = {}): Attacked => ({
  samples: samples(10),
  got: { 'POST /v1/checkout: 503': 7, opened: 3 },
  gauge: { memoryMiB: 200, restarted: [] },
  ...changes,
});
const REACHES = { 'POST /v1/checkout: 503': 5, opened: 3 };
const violationsOf = (changes: Partial<Attacked>, comparesVictim = true, alone = samples(10)) =>
  verdictOf(alone, attacked(changes), { comparesVictim, reaches: REACHES }).violations;
/** Samples of which one kind has fewer. */
const without = (kind: Kind, length: number): Samples => {
  const { times, failures } = samples(10);
  return { times: { ...times, [kind]: times[kind].slice(0, length) }, failures };
};

test('a victim that is at most twice as slow plus 20 ms passes', () => {
  expect(violationsOf({ samples: samples(40) })).toEqual([]);
});

test('a slower victim fails in each kind of request, except for /health, whose bound is fixed', () => {
  const violations = violationsOf({ samples: samples(41) });

  expect(violations).toHaveLength(KINDS.length - 1);
  expect(violations[0]).toBe('list p95 41 ms, at most 40');
});

test('/health may take 200 ms, however fast it is alone', () => {
  expect(violationsOf({ samples: samples(201) }, false)).toEqual(['health p95 201 ms, at most 200']);
});

test.each([
  ['an error of the victim', { samples: samples(10, ['list: 503']) }, '1 errors, first: list: 503'],
  ['memory of the gateway', { gauge: { memoryMiB: 401, restarted: [] } }, 'gateway 401 MiB, at most 400'],
  ['a process that ended', { gauge: { memoryMiB: 200, restarted: ['catalog'] } }, 'catalog was restarted'],
  [
    'an attacker whose requests are refused',
    { got: { 'POST /v1/checkout: 401': 900, opened: 3 } },
    'saw 0 POST /v1/checkout: 503, but the check needs at least 5',
  ],
  [
    'an attacker that gets too little',
    { got: { 'POST /v1/checkout: 503': 4, opened: 3 } },
    'saw 4 POST /v1/checkout: 503, but the check needs at least 5',
  ],
  ['memory that was not measured', { gauge: { memoryMiB: 0, restarted: [] } }, 'the memory of the gateway was not measured'],
])('%s is a violation', (_what, changes, violation) => {
  expect(violationsOf(changes)).toEqual([violation]);
});

test('an attacker that got nothing lacks each outcome', () => {
  expect(violationsOf({ got: {} })).toEqual([
    'the attacker got nothing',
    'saw 0 POST /v1/checkout: 503, but the check needs at least 5',
    'saw 0 opened, but the check needs at least 3',
  ]);
});

test.each(KINDS)('%s without samples is a violation, alone and under attack', (kind) => {
  const tooFew = (when: string, count: number): string => `saw ${count} samples of ${kind} ${when}, but the check needs at least 10`;

  expect(violationsOf({ samples: without(kind, 0) })).toEqual([tooFew('under attack', 0)]);
  expect(violationsOf({ samples: without(kind, 9) })).toEqual([tooFew('under attack', 9)]);
  expect(violationsOf({}, true, without(kind, 0))).toEqual([tooFew('alone', 0)]);
  // Of all attacks at once, only /health is judged.
  expect(violationsOf({ samples: without(kind, 0) }, false)).toHaveLength(kind === 'health' ? 1 : 0);
});

test('every attack says what it reaches, and not only that it was refused', () => {
  for (const { name, reaches } of ATTACKS) {
    const outcomes = seen(`outcomes of ${name}`, Object.keys(reaches));
    for (const outcome of outcomes) expect(reaches[outcome]).toBeGreaterThan(0);
    if (name !== 'invented-keys') expect(outcomes.filter((outcome) => !outcome.endsWith(': 401'))).not.toEqual([]);
  }
});

test('the p95 is that of the nearest rank', () => {
  expect(p95(Array.from({ length: 40 }, (_, index) => index + 1))).toBe(38);
  expect(p95([7])).toBe(7);
  expect(p95([])).toBeNaN();
});
