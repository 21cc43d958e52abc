import { expect, test } from '@jest/globals';
import { searchLimit } from './search-limit.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one search of a store runs at a time, and those of another store do not wait for it', async () => {
  const limit = searchLimit();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  let running = 0;
  const searches = Array.from({ length: 5 }, () =>
    limit('busy', undefined, async () => {
      running += 1;
      await promise;
    }),
  );
  await turn();
  expect(running).toBe(1);

  expect(await limit('other', undefined, async () => 'found')).toBe('found');

  finish();
  await Promise.all(searches);
  expect(running).toBe(5);
});

test('a search that had to wait until its deadline is not begun', async () => {
  const limit = searchLimit();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const running = limit('store', undefined, () => promise);
  let isBegun = false;
  const late = limit('store', Date.now() - 1, async () => {
    isBegun = true;
  });
  finish();

  await expect(late).rejects.toMatchObject({ code: 'gateway_timeout', reason: 'downstream_timeout' });
  await running;
  expect(isBegun).toBe(false);
});

test('more searches than can have their turn are refused at once', async () => {
  const limit = searchLimit();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const searches = Array.from({ length: 65 }, () => limit('store', undefined, () => promise));

  await expect(limit('store', undefined, () => promise)).rejects.toMatchObject({ code: 'gateway_timeout' });

  finish();
  await Promise.all(searches);
});

test('a failed search makes room for the next', async () => {
  const limit = searchLimit();
  for (let run = 0; run < 10; run += 1) await limit('store', undefined, () => Promise.reject(new Error('no'))).catch(() => undefined);

  expect(await limit('store', undefined, async () => 'found')).toBe('found');
});
