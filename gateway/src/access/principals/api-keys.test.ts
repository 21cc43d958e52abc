import { describe, expect, test } from '@jest/globals';
import { aPublicKey } from '../../testing/a-public-key.ts';
import { checksumOf, hashApiKey, hintOfKey, mintApiKey, modeOfKeyText } from './api-keys.ts';

const PEPPER = 'pepper';

describe('a minted key', () => {
  test('names its mode and kind and has a checksum that needs the pepper', () => {
    expect(mintApiKey('sandbox', 'PUBLISHABLE', PEPPER)).toMatch(/^svc_test_pub_[0-9A-Za-z]{34}$/);
    expect(mintApiKey('live', 'SECRET', PEPPER)).toMatch(/^svc_live_sec_[0-9A-Za-z]{34}$/);
    expect(checksumOf(mintApiKey('live', 'SECRET', PEPPER), PEPPER)).toBe('minted');
    expect(checksumOf(mintApiKey('live', 'SECRET', 'another'), PEPPER)).toBeUndefined();
  });

  test('is never the same twice', () => {
    expect(new Set(Array.from({ length: 200 }, () => mintApiKey('live', 'SECRET', PEPPER))).size).toBe(200);
  });

  test('with one character changed has a wrong checksum', () => {
    const key = mintApiKey('live', 'SECRET', PEPPER);

    for (const place of [13, 30, 46]) {
      const changed = key.slice(0, place) + (key[place] === 'A' ? 'B' : 'A') + key.slice(place + 1);
      expect(checksumOf(changed, PEPPER)).toBeUndefined();
    }
  });

  test('has a hint of its prefix and a few characters', () => {
    expect(hintOfKey('svc_live_sec_abcdefghijkl')).toBe('svc_live_sec_abc');
  });
});

test('the checksum of a key of an earlier release is public, whatever the pepper', () => {
  // Issued by release 1.0.0.
  const issued = 'svc_test_sec_ZR0a54tQv5SuEiCf9a3jYYJyGhOt2aeiLm';

  expect([checksumOf(issued, PEPPER), checksumOf(issued, 'another')]).toEqual(['public', 'public']);
  expect(checksumOf(aPublicKey(), PEPPER)).toBe('public');
  expect(checksumOf(`${issued}0`, PEPPER)).toBeUndefined();
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
