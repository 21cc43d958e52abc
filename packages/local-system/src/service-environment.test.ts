import { expect, test } from '@jest/globals';
import type { Secrets } from './secrets.ts';
import { neighbourEnvironment, type Places, serviceEnvironment } from './service-environment.ts';
import { SERVICES } from './services.ts';

const places: Places = {
  addresses: { gateway: 'g:1', catalog: 'c:1,c:2', cart: 'k:1', orders: 'o:1', billing: 'b:1', webhooks: 'w:1' },
  natsUrl: 'nats://127.0.0.1:4222',
  redisUrl: 'redis://127.0.0.1:6379',
  baseUrl: 'http://localhost:8080',
  host: '127.0.0.1',
  port: 8080,
  replicas: 2,
};

const secrets: Secrets = {
  service_token: 'token',
  key_pepper: 'pepper',
  shopper_token_secret: 'shopper',
  session_pepper: 'session',
  secrets_key: 'key',
  migrator_password: 'migrator',
  database_passwords: {},
};

const environmentOf = (name: (typeof SERVICES)[number]['name']) =>
  serviceEnvironment(name, { grpcPort: 20_001, databaseUrl: 'postgres://x' }, places, secrets);

test('neighbours are named by their services', () => {
  expect(neighbourEnvironment(places, secrets)).toMatchObject({
    CATALOG_ADDRESS: 'c:1,c:2',
    GATEWAY_ADDRESS: 'g:1',
    SERVICE_TOKEN: 'token',
  });
});

test('each secret goes to the one service that uses it', () => {
  const holders = (value: string) => SERVICES.map(({ name }) => name).filter((name) => Object.values(environmentOf(name)).includes(value));
  expect(holders('pepper')).toEqual(['gateway']);
  expect(holders('shopper')).toEqual(['gateway']);
  expect(holders('session')).toEqual(['billing']);
  expect(holders('key')).toEqual(['webhooks']);
  expect(holders('migrator')).toEqual([]);
});

test('the gateway knows how many of it there are', () => {
  expect(environmentOf('gateway')).toMatchObject({ PORT: '8080', GATEWAY_REPLICAS: '2', PUBLIC_BASE_URL: 'http://localhost:8080' });
});
