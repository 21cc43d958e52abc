import { expect, test } from '@jest/globals';
import { TEST_ACCEPTED_TOKENS } from '@storefront/access/testing';
import { readConfig } from './config.ts';

/** Reads a configuration in which only this setting matters, and returns its value or the message of the error. */
function contactOf(SECURITY_CONTACT: string | undefined): string | undefined {
  const address = '127.0.0.1:1';
  const addresses = ['CATALOG', 'CART', 'ORDERS', 'BILLING', 'WEBHOOKS'].map((name) => [`${name}_ADDRESS`, address]);
  const secrets = ['KEY_PEPPER', 'SHOPPER_TOKEN_SECRET', 'SERVICE_TOKEN'].map((name) => [name, 's'.repeat(43)]);
  const env = {
    DATABASE_URL: 'postgres://localhost/test',
    NATS_URL: 'nats://localhost',
    REDIS_URL: 'redis://localhost',
    GRPC_PORT: '0',
    ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
    ...Object.fromEntries([...addresses, ...secrets]),
    ...(SECURITY_CONTACT !== undefined && { SECURITY_CONTACT }),
  };
  try {
    return readConfig(env).securityContact;
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  [undefined, undefined],
  ['security@shop.example', 'mailto:security@shop.example'],
  ['mailto:security@shop.example', 'mailto:security@shop.example'],
  ['https://shop.example/security', 'https://shop.example/security'],
])('the contact %s is the URL %s', (given, url) => {
  expect(contactOf(given)).toBe(url);
});

test.each(['security', 'http://shop.example', 'a b@shop.example', 'mailto:a@b.example\nExpires: never'])(
  'the contact %j is refused',
  (given) => {
    expect(contactOf(given)).toContain('SECURITY_CONTACT: must be an email address');
  },
);
