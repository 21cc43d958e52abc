import { expect, test } from '@jest/globals';
import { CALL_DEADLINE_MS, readConfig } from './config.ts';
import { LEASE_SECONDS } from './store/checkouts.ts';

test('an empty environment is refused with all that is missing', () => {
  const missing = ['GRPC_PORT', 'DATABASE_URL', 'NATS_URL', 'SERVICE_TOKEN', 'CATALOG_ADDRESS', 'CART_ADDRESS', 'BILLING_ADDRESS'];

  for (const name of missing) expect(() => readConfig({})).toThrow(name);
});

test('a lease outlasts the longest call, with one that is tried again', () => {
  expect(LEASE_SECONDS * 1000).toBeGreaterThan(2 * CALL_DEADLINE_MS);
});
