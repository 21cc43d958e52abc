import { expect, test } from '@jest/globals';
import { mintApiKey } from '../principals/api-keys.ts';
import { keyDirectory } from '../principals/key-directory.ts';
import { answerOf } from '../testing/answer-of.ts';
import { authenticateKey } from './authenticate-key.ts';

const nobody = { find: () => undefined, forget: () => undefined };
const broken = keyDirectory({ pepper: 'pepper', load: () => Promise.reject(new Error('connection refused at 10.0.0.7')), now: Date.now });

test('a key that nobody knows is 401 and told which scheme is asked for', async () => {
  const { status, headers } = await answerOf([authenticateKey(nobody)], { authorization: 'Bearer svc_live_sec_x' });

  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('a route without access asks for no key', async () => {
  expect((await answerOf([authenticateKey(nobody)], {}, { access: 'none' })).status).toBe(204);
});

test('while keys cannot be looked up the answer is 503, to be tried again, and says nothing of the inside', async () => {
  const { status, headers, body } = await answerOf([authenticateKey(broken)], { authorization: `Bearer ${mintApiKey('live', 'SECRET')}` });

  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'service_unavailable', '1']);
  expect(JSON.stringify(body)).not.toContain('10.0.0.7');
});
