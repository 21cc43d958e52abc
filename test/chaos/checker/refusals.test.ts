import { expect, test } from '@jest/globals';
import { check } from './check.ts';
import { aCleanRun } from './testing/a-clean-run.ts';
import { addRequest } from './testing/plant.ts';
import { aRolledBackCheckout } from './testing/records.ts';

test.each(['checkout_cancelled', 'checkout_released', 'reservation_released'])(
  '%s is right for a checkout that was rolled back',
  (reason) => {
    const run = aCleanRun();
    addRequest(run, aRolledBackCheckout(reason));

    expect(check(run)).toEqual([]);
  },
);

test('a reservation can expire early while a clock is off', () => {
  const run = aCleanRun();
  run.history.faults.push({
    atMs: 0,
    forMs: 9_000,
    fault: { kind: 'clock', victim: 'catalog', minutes: 45 },
    struckAtMs: 0,
    endedAtMs: 9_000,
  });
  addRequest(run, aRolledBackCheckout('reservation_expired'));

  expect(check(run)).toEqual([]);
});
