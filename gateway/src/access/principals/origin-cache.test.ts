import { expect, test } from '@jest/globals';
import { lookupLimit } from './lookup-limit.ts';
import { originCache } from './origin-cache.ts';

function aCache(answer: (origin: string) => Promise<boolean>, limit = lookupLimit()) {
  const lookups: string[] = [];
  const load = (origin: string) => {
    lookups.push(origin);
    return answer(origin);
  };
  return { cache: originCache({ load, limit }), lookups };
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

test('invented origins neither evict an allowed one nor exceed the limit of lookups', async () => {
  let isSlow = false;
  const answers: (() => void)[] = [];
  const answer = (origin: string) =>
    isSlow && origin !== ALLOWED
      ? new Promise<boolean>((resolve) => answers.push(() => resolve(false)))
      : Promise.resolve(origin === ALLOWED);
  const { cache, lookups } = aCache(answer, lookupLimit(3));
  await cache.isAllowed(ALLOWED);
  for (let count = 0; count < 20_000; count += 1) await cache.isAllowed(`https://${count}.example`);
  expect(lookups.filter((origin) => origin === ALLOWED)).toHaveLength(1);
  expect(await cache.isAllowed(ALLOWED)).toBe(true);
  expect(lookups.filter((origin) => origin === ALLOWED)).toHaveLength(1);

  cache.forget();
  isSlow = true;
  const flood = Promise.allSettled(Array.from({ length: 50 }, (_, count) => cache.isAllowed(`https://new-${count}.example`)));
  expect(await cache.isAllowed(ALLOWED)).toBe(true);
  for (const settle of answers) settle();

  expect((await flood).filter(({ status }) => status === 'rejected')).toHaveLength(47);
});

test('a result that was read before a change is not cached after it', async () => {
  const { cache, lookups } = aCache(async () => true);
  const reading = cache.isAllowed(ALLOWED);
  cache.forget();
  await reading;

  await cache.isAllowed(ALLOWED);

  expect(lookups).toHaveLength(2);
});
