import { expect, test } from '@jest/globals';
import { isDnsName } from './dns-name.ts';

test.each(['shop.example', 'localhost', 'a.b.c.d', 'xn--mnchen-3ya.de', 'SHOP.example.', 'a_b.example', '203.0.113.9', 'x'.repeat(63)])(
  '%s can be in the DNS',
  (name) => {
    expect(isDnsName(name)).toBe(true);
  },
);

test.each([
  '',
  '.',
  'a..b',
  '.shop.example',
  '*.shop.example',
  '{shop}.example',
  '$host',
  'a b',
  'münchen.de',
  'shop.example..',
  'x'.repeat(64),
])('%j cannot be in the DNS', (name) => {
  expect(isDnsName(name)).toBe(false);
});

test('a name has at most 253 characters', () => {
  const label = 'x'.repeat(50);
  const longest = `${`${label}.`.repeat(4)}${'y'.repeat(49)}`;

  expect([longest.length, isDnsName(longest), isDnsName(`${longest}.`), isDnsName(`${longest}y`)]).toEqual([253, true, true, false]);
});
