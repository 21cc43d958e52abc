import { expect, test } from '@jest/globals';
import { CALLERS_OF, parseAcceptedTokens, tokenIdentifier } from '@storefront/access';
import type { Secrets } from '../secrets.ts';
import { allInOneEnvironment, operatorEnvironment, type SystemAddresses, serviceEnvironment } from './service-environment.ts';
import { SERVICES } from './services.ts';

const endpoints: SystemAddresses = {
  addresses: { gateway: 'g:1', catalog: 'c:1,c:2', cart: 'k:1', orders: 'o:1', billing: 'b:1', webhooks: 'w:1' },
  natsUrlOf: (service) => `nats://${service}:secret@127.0.0.1:4222`,
  redisUrl: 'redis://127.0.0.1:6379',
  baseUrl: 'http://localhost:8080',
  host: '127.0.0.1',
  port: 8080,
  replicas: 2,
};

const secrets: Secrets = {
  service_tokens: {
    gateway: 'gateway-token',
    catalog: 'catalog-token',
    cart: 'cart-token',
    orders: 'orders-token',
    billing: 'billing-token',
    webhooks: 'webhooks-token',
    operator: 'operator-token',
  },
  key_pepper: 'pepper',
  shopper_token_secret: 'shopper',
  session_pepper: 'session',
  sandbox_secret: 'sandbox',
  secrets_key: 'key',
  payment_secrets_key: 'payment-key',
  migrator_password: 'migrator',
  database_passwords: {},
};

const environmentOf = (name: (typeof SERVICES)[number]['name'], given: NodeJS.ProcessEnv = {}) =>
  serviceEnvironment(name, { grpcPort: 20_001, databaseUrl: 'postgres://x' }, endpoints, secrets, given);

test('the gateway alone has the port for health checks', () => {
  const given = { INTERNAL_PORT: '8079' };

  expect(SERVICES.filter(({ name }) => environmentOf(name, given).INTERNAL_PORT !== undefined).map(({ name }) => name)).toEqual([
    'gateway',
  ]);
});

const receivers = (value: string) => SERVICES.map(({ name }) => name).filter((name) => Object.values(environmentOf(name)).includes(value));

test('each service gets the addresses of the other services', () => {
  for (const { name } of SERVICES) expect(environmentOf(name)).toMatchObject({ CATALOG_ADDRESS: 'c:1,c:2', GATEWAY_ADDRESS: 'g:1' });
});

test('each service gets its own token and its own user of NATS', () => {
  for (const { name } of SERVICES) {
    expect(receivers(`${name}-token`)).toEqual([name]);
    expect(receivers(`nats://${name}:secret@127.0.0.1:4222`)).toEqual([name]);
  }
});

test('no service gets the token of the operator; each accepts its callers, by their hash', () => {
  expect(receivers('operator-token')).toEqual([]);
  expect(operatorEnvironment(endpoints, secrets)).toMatchObject({ CATALOG_ADDRESS: 'c:1,c:2', OPERATOR_TOKEN: 'operator-token' });
  for (const { name } of SERVICES) {
    const accepted = parseAcceptedTokens(environmentOf(name).ACCEPTED_TOKENS ?? '') ?? [];
    expect(accepted.map(({ peer }) => peer)).toEqual(CALLERS_OF[name]);
    expect(tokenIdentifier(accepted)('operator-token')).toBe('operator');
  }
});

test('each secret is passed only to the service that uses it', () => {
  expect(receivers('pepper')).toEqual(['gateway']);
  expect(receivers('shopper')).toEqual(['gateway']);
  expect(receivers('session')).toEqual(['billing']);
  expect(receivers('sandbox')).toEqual(['billing']);
  expect(receivers('redis://127.0.0.1:6379')).toEqual(['gateway']);
  expect(receivers('key')).toEqual(['webhooks']);
  expect(receivers('migrator')).toEqual([]);
});

test('the gateway gets its port, which its replicas share', () => {
  expect(environmentOf('gateway')).toMatchObject({ PORT: '8080', REUSE_PORT: 'true', PUBLIC_BASE_URL: 'http://localhost:8080' });
});

test('the environment of the launcher overrides the defaults of a local system, but not what the launcher generates', () => {
  const given = {
    WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'false',
    PUBLIC_BASE_URL: 'https://api.example',
    MALLOC_ARENA_MAX: '4',
    LOG_LEVEL: 'debug',
  };
  expect(environmentOf('webhooks')).toMatchObject({ WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'true', MALLOC_ARENA_MAX: '2' });
  for (const { name } of SERVICES) expect(environmentOf(name, given)).toMatchObject(given);

  const generated = environmentOf('webhooks');
  const foreign = Object.fromEntries(Object.keys(generated).map((name) => [name, 'foreign']));
  const overridden = Object.entries(environmentOf('webhooks', foreign)).filter(([, value]) => value === 'foreign');
  expect(overridden.map(([name]) => name).sort()).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'MALLOC_TRIM_THRESHOLD_',
    'PUBLIC_BASE_URL',
    'WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS',
  ]);
});

test('a process that runs all services gets the variables of each under its name, and those of the launcher for all', () => {
  const services = SERVICES.map(({ name }, index) => ({
    service: name,
    own: { grpcPort: index + 1, databaseUrl: `postgres://${index + 1}` },
    endpoints: { ...endpoints, natsUrlOf: (service: string) => `nats://${service}@127.0.0.1:${index}` },
  }));
  const env = allInOneEnvironment(services, endpoints, secrets, { LOG_LEVEL: 'warn' });

  expect(env).toMatchObject({
    GATEWAY_GRPC_PORT: '1',
    GATEWAY_KEY_PEPPER: 'pepper',
    CART_DATABASE_URL: 'postgres://3',
    CART_SERVICE_TOKEN: 'cart-token',
    CART_NATS_URL: 'nats://cart@127.0.0.1:2',
    WEBHOOKS_SECRETS_KEY: 'key',
    LOG_LEVEL: 'warn',
    PUBLIC_BASE_URL: 'http://localhost:8080',
  });
  expect(env.DATABASE_URL).toBeUndefined();
  expect(env.SERVICE_TOKEN).toBeUndefined();
});
