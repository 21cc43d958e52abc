import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { RETRY_SCHEDULES } from './domain/retry-schedule.ts';

const env = {
  GRPC_PORT: '5005',
  DATABASE_URL: 'postgres://localhost/x',
  NATS_URL: 'nats://localhost',
  SERVICE_TOKEN: 'a token of the services',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};

test('a lease that a request could outlive is refused at the start', () => {
  expect(() => readConfig({ ...env, WEBHOOKS_TIMEOUT: '46s' })).toThrow('WEBHOOKS_TIMEOUT');
  expect(readConfig({ ...env, WEBHOOKS_TIMEOUT: '45s' }).leaseMs).toBeGreaterThan(45_000);
});

test('given waits replace the schedules of both modes', () => {
  expect(readConfig({ ...env, WEBHOOKS_RETRY_WAITS: '1s,5s,1m' }).retrySchedules).toEqual({
    sandbox: [1_000, 5_000, 60_000],
    live: [1_000, 5_000, 60_000],
  });
  expect(readConfig(env).retrySchedules).toEqual(RETRY_SCHEDULES);
  expect(() => readConfig({ ...env, WEBHOOKS_RETRY_WAITS: '1s,soon' })).toThrow('WEBHOOKS_RETRY_WAITS');
});

test('private endpoints are let in only where that is said, and a short key is refused', () => {
  expect(readConfig(env).allowPrivateEndpoints).toBe(false);
  expect(() => readConfig({ ...env, SECRETS_KEY: 'short' })).toThrow('SECRETS_KEY');
});
