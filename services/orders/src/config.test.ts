import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('an empty environment is rejected with all missing variables', () => {
  const missing = [
    'GRPC_PORT',
    'DATABASE_URL',
    'NATS_URL',
    'SERVICE_TOKEN',
    'ACCEPTED_TOKENS',
    'CATALOG_ADDRESS',
    'CART_ADDRESS',
    'BILLING_ADDRESS',
  ];

  for (const name of missing) expect(() => readConfig({})).toThrow(name);
});
