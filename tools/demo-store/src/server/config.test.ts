import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const env = {
  DEMO_PORT: '8090',
  DEMO_API_BASE_URL: 'http://127.0.0.1:8080/',
  DEMO_PUBLISHABLE_KEY: 'svc_test_pub_x',
  DEMO_SECRET_KEY: 'svc_test_sec_x',
};

test('reads the environment and removes a trailing slash from the URL', () => {
  expect(readConfig(env)).toMatchObject({
    host: '127.0.0.1',
    port: 8090,
    hosts: [],
    apiBaseUrl: 'http://127.0.0.1:8080',
    apiInternalBaseUrl: 'http://127.0.0.1:8080',
    webhookUrl: 'http://127.0.0.1:8090/webhooks',
  });
});

test('reads the names of the server as a list', () => {
  expect(readConfig({ ...env, DEMO_HOSTS: 'Shop.example, demo.internal' }).hosts).toEqual(['shop.example', 'demo.internal']);
});

test('reports all errors at once', () => {
  expect(() => readConfig({ DEMO_PORT: 'x', DEMO_API_BASE_URL: 'ftp://a' })).toThrow(
    /DEMO_PORT.*DEMO_API_BASE_URL.*DEMO_PUBLISHABLE_KEY.*DEMO_SECRET_KEY/s,
  );
});
