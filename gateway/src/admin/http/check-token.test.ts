import { expect, test } from '@jest/globals';
import { rateWindows } from './check-token.ts';

test('a window refuses what exceeds the limit, counts nothing of it, and forgets requests after 60 seconds', () => {
  let now = 1_000_000;
  const charge = rateWindows(10, () => now);
  charge('a', 1);
  charge('a', 7);

  expect(() => charge('a', 3)).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 60 }));
  charge('a', 2);
  charge('b', 10);
  expect(() => charge('a', 1)).toThrow('Too many requests');

  now += 60_001;
  charge('a', 10);
});
