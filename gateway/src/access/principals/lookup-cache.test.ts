import { describe, expect, test } from '@jest/globals';
import { CLOCK_MS, LOOK_UP_MS, TRUSTED_MS, lookupCache } from './lookup-cache.ts';
import { lookupLanes } from './lookup-lanes.ts';

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

describe('while invented names occupy all their lookups', () => {
  /** A cache whose lookups of `real` names end at once, and those of all others only when `settle` is called. */
  function aFloodedCache(real: readonly string[]) {
    const settled = Promise.withResolvers<undefined>();
    const load = async (name: string) => (real.includes(name) ? { name } : settled.promise);
    const cache = lookupCache<object>({ load, lanes: lookupLanes() });
    let invented = 0;
    const flood = () =>
      Promise.allSettled(
        Array.from({ length: 1000 }, async () => cache.find(`invented ${(invented += 1)}`, { client: () => '203.0.113.9' })),
      );
    return { cache, flood, settle: () => settled.resolve(undefined) };
  }
  const flooding = { client: () => '203.0.113.9' };

  test('a name that a stranger cannot have invented is looked up at once', async () => {
    const names = Array.from({ length: 35 }, (_, index) => `proven ${index}`);
    const { cache, flood, settle } = aFloodedCache(names);
    const flooded = flood();

    expect(await Promise.all(names.map(async (name) => cache.find(name, { ...flooding, isProven: true })))).toEqual(
      names.map((name) => ({ name })),
    );

    settle();
    await flooded;
  });

  test('a name from another address has its share, and the flood displaces only itself', async () => {
    const { cache, flood, settle } = aFloodedCache(['real']);
    const flooded = flood();
    const waiting = cache.find('real', { client: () => '198.51.100.1' });
    const more = flood();

    settle();

    expect(await waiting).toEqual({ name: 'real' });
    const refused = [...(await flooded), ...(await more)].filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'service_unavailable', reason: 'overloaded', retryAfterSeconds: 1 } });
  });
});
