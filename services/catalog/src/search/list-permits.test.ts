import { expect, test } from '@jest/globals';
import { BROAD_LISTS_PER_STORE, listPermits, NARROW_LISTS_PER_STORE } from './list-permits.ts';

const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['broad', BROAD_LISTS_PER_STORE],
  ['narrow', NARROW_LISTS_PER_STORE],
] as const)('a store reads few %s lists at a time, and those of another store do not wait for them', async (cost, atOnce) => {
  const permits = listPermits(10)[cost];
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  let running = 0;
  const lists = Array.from({ length: 9 }, () =>
    permits.run({ store: 'busy' }, async () => {
      running += 1;
      await promise;
    }),
  );
  await yieldToEventLoop();
  expect(running).toBe(atOnce);

  expect(await permits.run({ store: 'other' }, async () => 'found')).toBe('found');

  finish();
  await Promise.all(lists);
  expect(running).toBe(9);
});

test('broad lists do not delay a narrow one of the same store', async () => {
  const { broad, narrow } = listPermits(10);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const lists = Array.from({ length: 3 }, () => broad.run({ store: 'store' }, () => promise));

  expect(await narrow.run({ store: 'store' }, async () => 'found')).toBe('found');

  finish();
  await Promise.all(lists);
});

test.each([
  [1, 1],
  [5, 2],
])('in a pool of %i connections, a store reads %i narrow lists at a time', async (poolMax, atOnce) => {
  const { narrow } = listPermits(poolMax);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  let running = 0;
  const lists = Array.from({ length: 5 }, () =>
    narrow.run({ store: 'busy' }, async () => {
      running += 1;
      await promise;
    }),
  );
  await yieldToEventLoop();

  expect(running).toBe(atOnce);
  finish();
  await Promise.all(lists);
});
