import { describe, expect, test } from '@jest/globals';
import { hashApiKey, hintOfKey, isMinted, mintApiKey, modeOfKeyText } from './api-keys.ts';

const PEPPER = 'pepper';

describe('a minted key', () => {
  test('names its mode and kind and has a checksum that needs the pepper', () => {
    expect(mintApiKey('sandbox', 'PUBLISHABLE', PEPPER)).toMatch(/^svc_test_pub_[0-9A-Za-z]{34}$/);
    expect(mintApiKey('live', 'SECRET', PEPPER)).toMatch(/^svc_live_sec_[0-9A-Za-z]{34}$/);
    expect(isMinted(mintApiKey('live', 'SECRET', PEPPER), PEPPER)).toBe(true);
    expect(isMinted(mintApiKey('live', 'SECRET', 'another'), PEPPER)).toBe(false);
    expect(isMinted(`${mintApiKey('live', 'SECRET', PEPPER)}0`, PEPPER)).toBe(false);
  });

  test('is never the same twice', () => {
    expect(new Set(Array.from({ length: 200 }, () => mintApiKey('live', 'SECRET', PEPPER))).size).toBe(200);
  });

  test('with one character changed has a wrong checksum', () => {
    const key = mintApiKey('live', 'SECRET', PEPPER);

    for (const index of [13, 30, 46]) {
      const changed = key.slice(0, index) + (key[index] === 'A' ? 'B' : 'A') + key.slice(index + 1);
      expect(isMinted(changed, PEPPER)).toBe(false);
    }
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
  const key = mintApiKey('live', 'SECRET', PEPPER);

  expect(hashApiKey(key, 'one').equals(hashApiKey(key, 'one'))).toBe(true);
  expect(hashApiKey(key, 'one').equals(hashApiKey(key, 'two'))).toBe(false);
});
