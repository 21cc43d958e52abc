import { expect, test } from '@jest/globals';
import { withLookupTimeout } from './lookup-cache.ts';

test('a timely lookup returns its result', async () => {
  expect(await withLookupTimeout(Promise.resolve(7))).toBe(7);
});

test.each([
  ['fails', () => Promise.reject(new Error('connection refused'))],
  ['never completes', () => new Promise(() => undefined)],
])('a lookup that %s is a 503 with a retry time', async (_what, lookup) => {
  await expect(withLookupTimeout(lookup(), 20)).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 1 });
});
