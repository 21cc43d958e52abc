import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fairCache } from './fair-cache.ts';

const aCache = (sizeMax: number) => fairCache<number>({ sizeMax, sizeOf: (size) => size });
const cachedOf = (cache: ReturnType<typeof aCache>, store: string, keys: readonly string[]) =>
  keys.filter((key) => cache.peek(store, key) !== undefined);

describe('a full cache', () => {
  test('evicts from the store that keeps most', () => {
    const cache = aCache(4);
    for (const key of ['a', 'b', 'c']) cache.set('large', key, 1);
    cache.set('small', 'a', 1);

    cache.set('small', 'b', 1);

    expect(cachedOf(cache, 'large', ['a', 'b', 'c'])).toEqual(['b', 'c']);
    expect(cachedOf(cache, 'small', ['a', 'b'])).toEqual(['a', 'b']);
  });

  test('evicts first what was added first and not used since', () => {
    const cache = aCache(3);
    for (const key of ['a', 'b', 'c']) cache.set('store', key, 1);
    cache.get('store', 'a');
    cache.peek('store', 'b');

    cache.set('store', 'd', 1);
    expect(cachedOf(cache, 'store', ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);

    for (const key of ['e', 'f']) cache.set('store', key, 1);
    expect(cachedOf(cache, 'store', ['a', 'd', 'e', 'f'])).toEqual(['a', 'e', 'f']);
  });

  test('keeps no value that is larger than it', () => {
    const cache = aCache(3);
    for (const key of ['a', 'b', 'c']) cache.set('store', key, 1);

    cache.set('store', 'a', 4);

    expect(cachedOf(cache, 'store', ['a', 'b', 'c'])).toEqual(['b', 'c']);
  });
});

test('a store loses nothing as long as it keeps less than its share, and the cache is never too large', () => {
  const stores = ['1', '2', '3', '4'];
  const step = fc.record({ store: fc.constantFrom(...stores), key: fc.integer({ min: 0, max: 30 }), isRead: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), fc.integer({ min: 4, max: 40 }), (steps, sizeMax) => {
      const cache = aCache(sizeMax);
      const added = new Map(stores.map((store) => [store, new Set<string>()]));
      for (const { store, key, isRead } of steps) {
        if (isRead) cache.get(store, `${key}`);
        else {
          cache.set(store, `${key}`, 1);
          added.get(store)?.add(`${key}`);
        }
        const cached = stores.map((each) => cachedOf(cache, each, [...(added.get(each) ?? [])]).length);
        expect(cached.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(sizeMax);
        for (const [index, each] of stores.entries()) {
          const keys = added.get(each)?.size ?? 0;
          expect(cached[index]).toBeGreaterThanOrEqual(Math.min(keys, Math.floor(sizeMax / stores.length)));
        }
      }
    }),
  );
});
