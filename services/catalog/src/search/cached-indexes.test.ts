import { expect, test } from '@jest/globals';
import { FacetIndex } from '../domain/facet-index.ts';
import { cachedIndexes } from './cached-indexes.ts';

const anIndex = (products: number): FacetIndex => {
  const index = new FacetIndex('1');
  for (let at = 0; at < products; at += 1) index.set({ sku: `${at}`, price: '1', band: 'LOW', categories: '', tags: '' });
  return index;
};
const MINUTE = 60_000;

test('two stores whose indexes do not fit together have them one after the other, however often they ask', () => {
  let now = 0;
  const indexes = cachedIndexes(100, () => now);
  let built = 0;
  const read = (name: string): boolean => {
    if (indexes.find(name) !== undefined) return true;
    const release = indexes.reserve(60);
    if (release === undefined) return false;
    built += 1;
    release();
    indexes.keep(name, anIndex(60));
    return true;
  };
  const counts = { a: 0, b: 0 };

  for (; now < 60 * MINUTE; now += 1000) for (const name of ['a', 'b'] as const) if (read(name)) counts[name] += 1;

  // Each index takes six tenths of the room, and stays for 100 seconds.
  expect(built).toBeLessThanOrEqual(37);
  expect(Math.min(counts.a, counts.b)).toBeGreaterThan(0.45 * 3600);
});

test('an index makes room for another one if it has not been used for a minute', () => {
  let now = 0;
  const indexes = cachedIndexes(100, () => now);
  indexes.keep('unused', anIndex(60));
  indexes.keep('small', anIndex(10));
  expect(indexes.reserve(60)).toBeUndefined();

  now = MINUTE;
  indexes.find('small');

  expect(indexes.reserve(60)).toBeDefined();
  expect([indexes.find('unused'), indexes.find('small')?.size]).toEqual([undefined, 10]);
});

test('a store with few products keeps its index for longer than one with many', () => {
  let now = 0;
  const indexes = cachedIndexes(100, () => now);
  indexes.keep('small', anIndex(10));
  const isCachedAt = (at: number): boolean => {
    now = at;
    indexes.find('small');
    return indexes.reserve(95) === undefined;
  };

  expect([isCachedAt(5 * MINUTE), isCachedAt(9 * MINUTE), isCachedAt(10 * MINUTE)]).toEqual([true, true, false]);
});

test('indexes that are being built have the room that they will take', () => {
  const indexes = cachedIndexes(100, () => 0);
  const release = indexes.reserve(60);
  expect(indexes.reserve(60)).toBeUndefined();

  release?.();
  release?.();

  expect(indexes.reserve(60)).toBeDefined();
  expect(indexes.reserve(60)).toBeUndefined();
});

test('an index that outgrows the room is dropped', () => {
  const indexes = cachedIndexes(100, () => 0);
  const index = anIndex(60);
  indexes.keep('growing', index);
  for (let at = 60; at < 120; at += 1) index.set({ sku: `${at}`, price: '1', band: 'LOW', categories: '', tags: '' });

  indexes.resize('growing', index);

  expect(indexes.find('growing')).toBeUndefined();
});
