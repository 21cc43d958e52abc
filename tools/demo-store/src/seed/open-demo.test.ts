import { expect, test } from '@jest/globals';
import { allowedOrigins } from './open-demo.ts';

test.each([
  ['http://localhost:8081', ['http://localhost:8081', 'http://127.0.0.1:8081', 'http://localhost:3000', 'http://127.0.0.1:3000']],
  ['http://127.0.0.1:9191/', ['http://localhost:9191', 'http://127.0.0.1:9191', 'http://localhost:3000', 'http://127.0.0.1:3000']],
  ['http://localhost', ['http://localhost', 'http://127.0.0.1', 'http://localhost:3000', 'http://127.0.0.1:3000']],
  ['https://demo.example', ['https://demo.example']],
  ['https://demo.example:8443/shop', ['https://demo.example:8443']],
  ['http://localhost.example:8081', ['http://localhost.example:8081']],
])('the keys of a page at %s allow %j', (demoUrl, origins) => {
  expect(allowedOrigins(demoUrl)).toEqual(origins);
});
