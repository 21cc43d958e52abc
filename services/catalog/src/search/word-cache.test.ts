import { expect, test } from '@jest/globals';
import { type Spellings, wordCache } from './word-cache.ts';

const STORE = { tenantId: 'tenant', mode: 'live' } as const;
const known = (version: string, ...words: string[]): Spellings => ({
  corrected: new Map(),
  completions: new Map(words.map((word) => [word, [`${word}s`]])),
  version,
});
const completed = (...words: string[]) => ({ fuzzy: [], completed: words });

test('words are found if all of them are cached, for their store and mode', () => {
  const cache = wordCache(() => 0);
  cache.keep(STORE, known('7', 'bolt', 'nut'));
  cache.keep(STORE, known('7', 'rivet'));

  expect(cache.find(STORE, completed('nut', 'rivet'))).toEqual({ ...known('7', 'nut', 'rivet') });
  expect(cache.find(STORE, completed('nut', 'screw'))).toBeUndefined();
  expect(cache.find({ ...STORE, mode: 'sandbox' }, completed('nut'))).toBeUndefined();
});

test('words of an older version are dropped with the first of a newer one, and are not cached after it', () => {
  const cache = wordCache(() => 0);
  cache.keep(STORE, known('9', 'bolt'));
  cache.keep(STORE, known('10', 'nut'));
  cache.keep(STORE, known('9', 'rivet'));

  expect(cache.find(STORE, completed('bolt'))).toBeUndefined();
  expect(cache.find(STORE, completed('rivet'))).toBeUndefined();
  expect(cache.find(STORE, completed('nut'))?.version).toBe('10');
});

test('the words of a store are dropped when there are too many, and those of the store that was searched least recently', () => {
  const cache = wordCache(() => 0);
  const words = (from: number, count: number) => Array.from({ length: count }, (_, index) => `word${from + index}`);
  cache.keep(STORE, known('7', ...words(0, 2000)));
  cache.keep(STORE, known('7', 'bolt'));
  expect(cache.find(STORE, completed('word0'))).toBeUndefined();
  expect(cache.find(STORE, completed('bolt'))).toBeDefined();

  for (const tenantId of ['a', 'b', 'c']) {
    cache.keep({ ...STORE, tenantId }, known('7', 'nut'));
    cache.keep({ ...STORE, tenantId }, known('7', ...words(0, 1900)));
  }
  expect(cache.find(STORE, completed('bolt'))).toBeUndefined();
  expect(cache.find({ ...STORE, tenantId: 'c' }, completed('word0'))).toBeDefined();
});

test('words are dropped after a minute, and when they are forgotten', () => {
  let now = 0;
  const cache = wordCache(() => now);
  cache.keep(STORE, known('7', 'bolt'));
  now = 59_999;
  expect(cache.find(STORE, completed('bolt'))).toBeDefined();
  now = 60_000;
  expect(cache.find(STORE, completed('bolt'))).toBeUndefined();

  cache.keep(STORE, known('7', 'bolt'));
  cache.forget(STORE);
  expect(cache.find(STORE, completed('bolt'))).toBeUndefined();
});
