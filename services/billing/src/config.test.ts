import { expect, test } from '@jest/globals';
import { TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';
import { readConfig } from './config.ts';

const env = {
  GRPC_PORT: '0',
  DATABASE_URL: 'postgres://localhost/x',
  NATS_URL: 'nats://localhost',
  SERVICE_TOKEN: TEST_TOKENS.billing,
  ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
  PUBLIC_BASE_URL: 'https://shop.test',
  SANDBOX_SECRET: 'a secret of the sandbox',
};
const account = { STRIPE_API_KEY: 'sk_live_0123456789abcdef', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' };
const key = Buffer.alloc(32, 7).toString('base64');

test('without settings of payments, only the sandbox accepts them', () => {
  expect(readConfig(env).stripe).toEqual({ apiBase: 'https://api.stripe.com', defaultAccount: undefined, keyring: undefined });
});

test('the default account and the keys of stored accounts are read', () => {
  const { stripe } = readConfig({ ...env, ...account, PAYMENT_SECRETS_KEYS: `2026-11:${key}` });

  expect(stripe.defaultAccount).toEqual({
    apiKey: account.STRIPE_API_KEY,
    webhookSecret: account.STRIPE_WEBHOOK_SECRET,
    apiBase: 'https://api.stripe.com',
  });
  expect(stripe.keyring?.currentKeyId).toBe('2026-11');
});

test.each([
  [{ STRIPE_API_KEY: account.STRIPE_API_KEY }, 'webhook_secret'],
  [{ ...account, STRIPE_API_KEY: 'pk_live_0123456789abcdef' }, 'api_key'],
  [{ ...account, STRIPE_API_BASE: 'http://proxy.example' }, 'api_base'],
  [{ PAYMENT_SECRETS_KEYS: key }, 'PAYMENT_SECRETS_KEYS'],
])('%j is refused without showing a secret', (change, name) => {
  expect(() => readConfig({ ...env, ...change })).toThrow(name);
  expect(() => readConfig({ ...env, ...change })).not.toThrow('0123456789');
});
