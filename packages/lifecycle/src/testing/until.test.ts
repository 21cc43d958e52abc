import { expect, test } from '@jest/globals';
import { until } from './until.ts';

test('until returns the first result that is not false', async () => {
  const results = [false, false, 'ready'];

  expect(await until(() => results.shift())).toBe('ready');
});

test('until waits until an assertion passes', async () => {
  let count = 0;
  await until(() => expect((count += 1)).toBe(3));

  expect(count).toBe(3);
});

test.each([
  ['a condition', () => 'CONFIRMED'.length < 3, "'CONFIRMED'.length < 3", 'false'],
  ['an assertion', () => expect('PENDING_PAYMENT').toBe('CONFIRMED'), ".toBe('CONFIRMED')", 'PENDING_PAYMENT'],
  ['a failure', () => Promise.reject(new Error('connect ECONNREFUSED')), 'Promise.reject', 'connect ECONNREFUSED'],
])('until says what it waited for and what it saw last: %s', async (_, look, waitedFor, seen) => {
  const failure = until(look, 1);

  await expect(failure).rejects.toThrow(waitedFor);
  await expect(failure).rejects.toThrow(new RegExp(`Not within 0.001 s.*Seen last: .*${seen}`, 's'));
});
