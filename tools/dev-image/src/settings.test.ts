import { expect, test } from '@jest/globals';
import { readSettings, serviceEnvironment } from './settings.ts';

test('the ports have defaults, and the folder must be given', () => {
  expect(readSettings({ STOREFRONT_HOME: '/data' })).toEqual({ home: '/data', port: 8080, adminPort: 8082, internalPort: 8079 });
  expect(() => readSettings({ INTERNAL_PORT: 'x' })).toThrow(/STOREFRONT_HOME: is required\n {2}INTERNAL_PORT: must be a port number/);
});

test('the services get the URL of the gateway, and not the port of the health check', () => {
  const env = { INTERNAL_PORT: '8079', PUBLIC_BASE_URL_FILE: '/tmp/url', LOG_LEVEL: 'debug' };

  expect(serviceEnvironment(env, 'http://localhost:9000')).toEqual({ LOG_LEVEL: 'debug', PUBLIC_BASE_URL: 'http://localhost:9000' });
  expect(serviceEnvironment(env, '')).toEqual({ LOG_LEVEL: 'debug' });
});
