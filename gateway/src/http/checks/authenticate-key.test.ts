import { expect, test } from '@jest/globals';
import { mintApiKey } from '../../access/principals/api-keys.ts';
import { keyCache } from '../../access/principals/key-cache.ts';
import { lookupLanes } from '../../access/principals/lookup-lanes.ts';
import { responseOf } from '../../testing/response-of.ts';
import { authenticateKey } from './authenticate-key.ts';

const noKeys = { find: () => undefined, fill: () => Promise.resolve(), forget: () => undefined, forgetStore: () => undefined };
const broken = keyCache({
  pepper: 'pepper',
  lanes: lookupLanes(),
  load: () => Promise.reject(new Error('connection refused at 10.0.0.7')),
  now: Date.now,
});

test('an unknown key is 401 with the required scheme', async () => {
  const { status, headers } = await responseOf([authenticateKey(noKeys)], { authorization: 'Bearer svc_live_sec_x' });

  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('a route without access control requires no key', async () => {
  expect((await responseOf([authenticateKey(noKeys)], {}, { access: 'none' })).status).toBe(204);
});

test('while keys cannot be looked up, the response is a retryable 503 that reveals nothing about the cause', async () => {
  const { status, headers, body } = await responseOf([authenticateKey(broken)], {
    authorization: `Bearer ${mintApiKey('live', 'SECRET', 'pepper')}`,
  });

  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'service_unavailable', '1']);
  expect(JSON.stringify(body)).not.toContain('10.0.0.7');
});
