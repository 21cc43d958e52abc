import { expect, test } from '@jest/globals';
import { CALL_DEADLINE_MS, PAYMENT_PAGE_DEADLINE_MS } from './clients.ts';
import { LEASE_SECONDS } from './store/checkouts.ts';

test('a lease outlasts the three calls of a checkout, of which the last can open a payment page', () => {
  expect(LEASE_SECONDS * 1000).toBeGreaterThan(2 * CALL_DEADLINE_MS + PAYMENT_PAGE_DEADLINE_MS);
});
