import { expect, test } from '@jest/globals';
import { withinLookUp } from './within-look-up.ts';

test('what is found in time is what was found', async () => {
  expect(await withinLookUp(Promise.resolve(7))).toBe(7);
});

test.each([
  ['fails', () => Promise.reject(new Error('connection refused'))],
  ['never comes back', () => new Promise(() => undefined)],
])('a look-up that %s is a 503 that says when to ask again', async (_what, asked) => {
  await expect(withinLookUp(asked(), 20)).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 1 });
});
