import { expect, test } from '@jest/globals';
import { lookupLanes } from './lookup-lanes.ts';
import { originCache } from './origin-cache.ts';

function aCache(resultOf: (origin: string) => Promise<boolean>) {
  const lookups: string[] = [];
  const load = (origin: string) => {
    lookups.push(origin);
    return resultOf(origin);
  };
  const { isAllowed, fill, forget } = originCache({ load, lanes: lookupLanes(), ticks: () => 0 });
  const cache = { isAllowed: (origin: string, client = '192.0.2.1') => isAllowed(origin, () => client), fill, forget };
  return { cache, lookups };
}
const ALLOWED = 'https://shop.example';

test('concurrent lookups of an origin are coalesced, and both results are cached', async () => {
  const { cache, lookups } = aCache(async (origin) => origin === ALLOWED);

  for (let time = 0; time < 2; time += 1) {
    expect(await Promise.all([cache.isAllowed(ALLOWED), cache.isAllowed(ALLOWED)])).toEqual([true, true]);
    expect(await Promise.all([cache.isAllowed('https://a.example'), cache.isAllowed('https://a.example')])).toEqual([false, false]);
  }

  expect(lookups).toEqual([ALLOWED, 'https://a.example']);
});

test('invented origins evict no allowed one, and delay neither it nor a new one that another address asks for', async () => {
  const settled = Promise.withResolvers<boolean>();
  let isSlow = false;
  const real = new Set([ALLOWED, 'https://new.example']);
  const { cache, lookups } = aCache(async (origin) => real.has(origin) || (isSlow ? settled.promise : false));
  await cache.isAllowed(ALLOWED);
  for (let count = 0; count < 20_000; count += 1) await cache.isAllowed(`https://${count}.example`);
  expect(await cache.isAllowed(ALLOWED)).toBe(true);
  expect(lookups.filter((origin) => origin === ALLOWED)).toHaveLength(1);

  cache.forget();
  isSlow = true;
  const ask = (name: string) => cache.isAllowed(`https://${name}.example`, '203.0.113.9');
  const flood = Promise.allSettled([ask('new'), ...Array.from({ length: 1000 }, (_, count) => ask(`flood-${count}`))]);
  expect(await cache.isAllowed(ALLOWED, '203.0.113.9')).toBe(true);
  const other = cache.isAllowed('https://new.example', '198.51.100.1');
  settled.resolve(false);

  expect(await other).toBe(true);
  expect((await flood).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
});

test('origins that were read together are not looked up', async () => {
  const { cache, lookups } = aCache(async () => true);
  await cache.fill(Promise.resolve([ALLOWED]));

  expect(await cache.isAllowed(ALLOWED)).toBe(true);
  expect(lookups).toEqual([]);
});

test('a result that was read before a change is not cached after it', async () => {
  const { cache, lookups } = aCache(async () => true);
  const reading = cache.isAllowed(ALLOWED);
  cache.forget();
  await reading;

  await cache.isAllowed(ALLOWED);

  expect(lookups).toHaveLength(2);
});
