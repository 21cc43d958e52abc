import { expect, test } from '@jest/globals';
import { TEST_ACCEPTED_TOKENS } from '@storefront/access/testing';
import { readConfig } from './config.ts';
import { RETRY_SCHEDULES } from './domain/retry-schedule.ts';

const env = {
  GRPC_PORT: '5005',
  DATABASE_URL: 'postgres://localhost/x',
  NATS_URL: 'nats://localhost',
  SERVICE_TOKEN: 'a token of the services',
  ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
  BILLING_ADDRESS: 'billing:5004',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};

test('a timeout that could outlive the lease is rejected at startup', () => {
  expect(() => readConfig({ ...env, WEBHOOKS_TIMEOUT: '46s' })).toThrow('WEBHOOKS_TIMEOUT');
  expect(readConfig({ ...env, WEBHOOKS_TIMEOUT: '45s' }).leaseMs).toBeGreaterThan(45_000);
});

test('configured waits replace the schedules of both modes', () => {
  expect(readConfig({ ...env, WEBHOOKS_RETRY_WAITS: '1s,5s,1m' }).retrySchedules).toEqual({
    sandbox: [1_000, 5_000, 60_000],
    live: [1_000, 5_000, 60_000],
  });
  expect(readConfig(env).retrySchedules).toEqual(RETRY_SCHEDULES);
  expect(() => readConfig({ ...env, WEBHOOKS_RETRY_WAITS: '1s,soon' })).toThrow('WEBHOOKS_RETRY_WAITS');
});

test('the host of the gateway and the listed hosts are blocked', () => {
  const { blockedHosts } = readConfig({
    ...env,
    PUBLIC_BASE_URL: 'https://api.shop.example/v1',
    WEBHOOKS_BLOCKED_HOSTS: 'a.example, 203.0.113.0/24',
  });

  expect(blockedHosts.names).toEqual(['a.example', 'api.shop.example']);
  expect(blockedHosts.networks.map(([address, bits]) => `${address.toString()}/${bits}`)).toEqual(['203.0.113.0/24']);
  expect(() => readConfig({ ...env, WEBHOOKS_BLOCKED_HOSTS: 'no host' })).toThrow('WEBHOOKS_BLOCKED_HOSTS');
});

test.each(['api.shop.example', 'api.shop.example:443', 'mailto:a@shop.example', 'https://api~shop.example'])(
  'the address %s of the gateway, which would block no host, is rejected',
  (address) => {
    const attempt = () => readConfig({ ...env, PUBLIC_BASE_URL: address, WEBHOOKS_BLOCKED_HOSTS: 'a.example' });

    expect(attempt).toThrow('PUBLIC_BASE_URL');
  },
);

test('private endpoints are not allowed by default, and a short key is rejected', () => {
  expect(readConfig(env).allowPrivateEndpoints).toBe(false);
  expect(readConfig({ ...env, WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'on' }).allowPrivateEndpoints).toBe(true);
  expect(readConfig({ ...env, WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'demo-page, Host.Docker.internal' }).allowPrivateEndpoints).toEqual([
    'demo-page',
    'host.docker.internal',
  ]);
  expect(() => readConfig({ ...env, WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'yes please' })).toThrow('WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS');
  expect(() => readConfig({ ...env, SECRETS_KEY: 'short' })).toThrow('SECRETS_KEY');
});

test('several keys are read in order, and a short one among them is rejected', () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const list = [first, second].map((key) => key.toString('base64'));

  expect(readConfig({ ...env, SECRETS_KEY: list.join(',') }).secretsKeys).toEqual([first, second]);
  expect(readConfig({ ...env, SECRETS_KEY: list.join('\n') }).secretsKeys).toEqual([first, second]);
  expect(() => readConfig({ ...env, SECRETS_KEY: `${list[0]},short` })).toThrow('SECRETS_KEY');
});
