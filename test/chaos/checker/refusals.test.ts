import { describe, expect, test } from '@jest/globals';
import { check } from './check.ts';
import { aCleanRun } from './testing/a-clean-run.ts';
import { addRequest } from './testing/plant.ts';
import { aCommand, aRolledBackCheckout } from './testing/records.ts';

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

describe('a reissue', () => {
  /** The violations of a run in which the reissue of an invoice was refused because it is credited or being refunded. */
  const refused = (invoice: string, change: (run: ReturnType<typeof aCleanRun>) => void = () => undefined) => {
    const run = aCleanRun();
    const error = { code: 'conflict', message: 'This invoice has a refund that has not succeeded.', reason: 'invoice_credited' };
    addRequest(run, aCommand('reissue', `invoices void ${invoice} --reissue`, { status: 409, response: { error } }));
    change(run);
    return check(run).map((broken) => broken.invariant);
  };

  test.each(['INV-000001', 'INV-000002'])('can be refused for %s, which was credited or refunded', (invoice) => {
    expect(refused(invoice)).toEqual([]);
  });

  test('cannot be refused for an invoice of which nothing went back', () => {
    expect(refused('INV-000002', ({ final }) => void (final.refunds = []))).toContain('responses are expected');
  });
});
