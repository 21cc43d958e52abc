import { expect, test } from '@jest/globals';
import { CLOCK_MS, lookupCache, TRUSTED_MS } from './lookup-cache.ts';
import { lookupLanes } from './lookup-lanes.ts';
import { LOOK_UP_MS } from './lookup-timeout.ts';

const seeker = { client: () => '192.0.2.1' };
/** The time in which a revocation takes effect. */
const PROMISED_MS = 5000;

test.each([
  ['a value', { name: 'known' }],
  ['that there is none', undefined],
])('%s is trusted from the start of its lookup, because it can have changed before the lookup ends', async (_what, stored) => {
  const clock = { ms: 1000 };
  let lookups = 0;
  const cache = lookupCache<object>({
    load: async () => {
      lookups += 1;
      clock.ms += LOOK_UP_MS;
      return stored;
    },
    lanes: lookupLanes(),
    ticks: () => clock.ms,
  });
  const startedAt = clock.ms;
  await cache.find('name', seeker);
  // The cache reads the clock at intervals, so the time is set before its first look.
  clock.ms = startedAt + TRUSTED_MS + 1;

  expect(await cache.find('name', seeker)).toBe(stored);
  expect(lookups).toBe(2);
});

test('a result is not used for longer than promised', () => {
  expect(TRUSTED_MS + CLOCK_MS).toBeLessThanOrEqual(PROMISED_MS);
});
