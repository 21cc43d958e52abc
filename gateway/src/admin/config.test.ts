import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { readAdminConfig } from './config.ts';

const env = Object.fromEntries(
  ['GATEWAY', 'CATALOG', 'CART', 'ORDERS', 'BILLING', 'WEBHOOKS'].map((name) => [`${name}_ADDRESS`, `${name}:1`]),
);
const key = () => randomBytes(32).toString('base64');

test('the addresses of the services are enough', () => {
  expect(readAdminConfig(env)).toMatchObject({ host: '127.0.0.1', port: 8082, sessionKeys: undefined, addresses: { cart: 'CART:1' } });
});

test('session keys are 32 bytes each, and everything invalid is reported at once', () => {
  expect(readAdminConfig({ ...env, SESSION_KEYS: `${key()},${key()}` }).sessionKeys).toHaveLength(2);
  expect(() => readAdminConfig({ ...env, SESSION_KEYS: 'c2hvcnQ=', PUBLIC_BASE_URL: 'admin', GATEWAY_ADDRESS: '' })).toThrow(
    /GATEWAY_ADDRESS(?:.|\n)*PUBLIC_BASE_URL|PUBLIC_BASE_URL(?:.|\n)*SESSION_KEYS(?:.|\n)*GATEWAY_ADDRESS/,
  );
});
