import { expect, test } from '@jest/globals';
import { KINDS, type Kind, type Samples } from '../victim/samples.ts';
import { type Attacked, p95, verdictOf } from './verdict.ts';

const samples = (ms: number, failures: readonly string[] = []): Samples => ({
  times: Object.fromEntries(KINDS.map((kind) => [kind, [ms, ms, ms]])) as Record<Kind, number[]>,
  failures,
});
const attacked = (changes: Partial<Attacked> = {}): Attacked => ({
  samples: samples(10),
  got: { 503: 7 },
  gauge: { memoryMiB: 200, restarted: [] },
  ...changes,
});
const faultsOf = (changes: Partial<Attacked>, comparesVictim = true) =>
  verdictOf(samples(10), attacked(changes), { comparesVictim }).faults;

test('a victim that is at most twice as slow plus 20 ms passes', () => {
  expect(faultsOf({ samples: samples(40) })).toEqual([]);
});

test('a slower victim fails in each kind of request, except for /health, whose bound is fixed', () => {
  const faults = faultsOf({ samples: samples(41) });

  expect(faults).toHaveLength(KINDS.length - 1);
  expect(faults[0]).toBe('list p95 41 ms, at most 40');
});

test('/health may take 200 ms, however fast it is alone', () => {
  expect(faultsOf({ samples: samples(201) }, false)).toEqual(['health p95 201 ms, at most 200']);
});

test.each([
  ['an error of the victim', { samples: samples(10, ['list: 503']) }, '1 errors, first: list: 503'],
  ['memory of the gateway', { gauge: { memoryMiB: 401, restarted: [] } }, 'gateway 401 MiB, at most 400'],
  ['a process that ended', { gauge: { memoryMiB: 200, restarted: ['catalog'] } }, 'catalog was restarted'],
  ['an attacker without an effect', { got: {} }, 'the attacker did not reach the system'],
])('%s is a fault', (_what, changes, fault) => {
  expect(faultsOf(changes)).toEqual([fault]);
});

test('the p95 is that of the nearest rank', () => {
  expect(p95(Array.from({ length: 40 }, (_, index) => index + 1))).toBe(38);
  expect(p95([7])).toBe(7);
  expect(p95([])).toBe(0);
});
