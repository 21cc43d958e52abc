import { expect, test } from '@jest/globals';
import { BROAD_SEARCHES_PER_STORE, NARROW_SEARCHES_PER_STORE, type SearchTurn, searchLimit } from './search-limit.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const turnOf = (tenantId: string, isBroad: boolean, deadlineAt?: number): SearchTurn => ({ tenantId, deadlineAt, isBroad });

test.each([
  ['broad', true, BROAD_SEARCHES_PER_STORE],
  ['narrow', false, NARROW_SEARCHES_PER_STORE],
])('a store has a limited number of %s searches at a time, and those of another store do not wait for them', async (_, isBroad, atOnce) => {
  const limit = searchLimit(10);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  let running = 0;
  const searches = Array.from({ length: 9 }, () =>
    limit(turnOf('busy', isBroad), async () => {
      running += 1;
      await promise;
    }),
  );
  await turn();
  expect(running).toBe(atOnce);

  expect(await limit(turnOf('other', isBroad), async () => 'found')).toBe('found');

  finish();
  await Promise.all(searches);
  expect(running).toBe(9);
});

test('broad searches do not delay a narrow search of the same store', async () => {
  const limit = searchLimit(10);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const broad = Array.from({ length: 3 }, () => limit(turnOf('store', true), () => promise));

  expect(await limit(turnOf('store', false), async () => 'found')).toBe('found');

  finish();
  await Promise.all(broad);
});

test('a search that had to wait until its deadline is not begun', async () => {
  const limit = searchLimit(10);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const running = limit(turnOf('store', true), () => promise);
  let isBegun = false;
  const late = limit(turnOf('store', true, Date.now() - 1), async () => {
    isBegun = true;
  });
  finish();

  await expect(late).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
  await running;
  expect(isBegun).toBe(false);
});

test('more searches than can have their turn are refused at once', async () => {
  const limit = searchLimit(10);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const searches = Array.from({ length: 65 }, () => limit(turnOf('store', true), () => promise));

  await expect(limit(turnOf('store', true), () => promise)).rejects.toMatchObject({ code: 'gateway_timeout' });

  finish();
  await Promise.all(searches);
});

test('a failed search makes room for the next', async () => {
  const limit = searchLimit(10);
  for (let run = 0; run < 10; run += 1) await limit(turnOf('store', true), () => Promise.reject(new Error('no'))).catch(() => undefined);

  expect(await limit(turnOf('store', true), async () => 'found')).toBe('found');
});

test.each([
  [10, 8],
  [5, 4],
  [3, 2],
  [2, 2],
])('with a pool of %i connections, at most %i searches of all stores run', async (poolMax, most) => {
  const limit = searchLimit(poolMax);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  let running = 0;
  const search = () => {
    running += 1;
    return promise;
  };

  const searches = ['a', 'b', 'c', 'd'].flatMap((store) =>
    [true, false].flatMap((isBroad) => Array.from({ length: 4 }, () => limit(turnOf(store, isBroad), search))),
  );
  await new Promise(setImmediate);

  expect(running).toBe(most);
  finish();
  await Promise.all(searches);
});
