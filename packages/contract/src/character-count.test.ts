import { expect, test } from '@jest/globals';
import { characterCount } from './character-count.ts';

test.each([
  ['', 0],
  ['nut', 3],
  ['é', 1],
  ['😀', 1],
  ['a😀b', 3],
  ['\ud83d', 1],
])('%j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});
