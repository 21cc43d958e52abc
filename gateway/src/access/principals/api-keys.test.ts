import { describe, expect, test } from '@jest/globals';
import { hashApiKey, hintOfKey, isWellFormedKey, mintApiKey, modeOfKeyText } from './api-keys.ts';

describe('a minted key', () => {
  test('names its mode and kind and is well formed', () => {
    expect(mintApiKey('sandbox', 'PUBLISHABLE')).toMatch(/^svc_test_pub_[0-9A-Za-z]{34}$/);
    expect(mintApiKey('live', 'SECRET')).toMatch(/^svc_live_sec_[0-9A-Za-z]{34}$/);
    expect(isWellFormedKey(mintApiKey('live', 'SECRET'))).toBe(true);
  });

  test('is never the same twice', () => {
    expect(new Set(Array.from({ length: 200 }, () => mintApiKey('live', 'SECRET'))).size).toBe(200);
  });

  test('with one character changed is not well formed', () => {
    const key = mintApiKey('live', 'SECRET');
    const changed = key.replace(/.(?=.{10}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));

    expect(isWellFormedKey(changed)).toBe(false);
  });

  test('has a hint of its prefix and a few characters', () => {
    expect(hintOfKey('svc_live_sec_abcdefghijkl')).toBe('svc_live_sec_abc');
  });
});

test('only svc_test_ is sandbox; any other text, or none, is live', () => {
  expect(['svc_test_pub_x', 'svc_test_', 'svc_TEST_pub_x', 'svc_live_pub_x', 'nonsense', undefined].map(modeOfKeyText)).toEqual([
    'sandbox',
    'sandbox',
    'live',
    'live',
    'live',
    'live',
  ]);
});

test('the hash depends on the pepper', () => {
  const key = mintApiKey('live', 'SECRET');

  expect(hashApiKey(key, 'one').equals(hashApiKey(key, 'one'))).toBe(true);
  expect(hashApiKey(key, 'one').equals(hashApiKey(key, 'two'))).toBe(false);
});
