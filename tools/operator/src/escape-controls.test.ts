import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeControls, escapeLines } from './escape-controls.ts';

test.each([
  ['Ann\u001b[2J\nSmith\u0007', 'Ann\\u001b[2J\\nSmith\\u0007'],
  ['\u009b31mred', '\\u009b31mred'],
  ['\u202e0001 ecivres', '\\u202e0001 ecivres'],
  ['a\u2066b\u2069\u200f\u061c', 'a\\u2066b\\u2069\\u200f\\u061c'],
  ['a\rb\tc\u2028d', 'a\\rb\\tc\\u2028d'],
])('%j is shown as %s', (text, shown) => {
  expect(escapeControls(text)).toBe(shown);
});

test.each(['Ñandú', 'قطعة 🔩', '👩‍🔧', 'C:\\new'])('%s is shown as it is', (text) => {
  expect(escapeControls(text)).toBe(text);
});

test('JSON stays the same document', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.integer({ min: 0, max: 0x2070 }).map((code) => String.fromCharCode(code)) })), (value) => {
      const json = JSON.stringify({ value }, null, 2);
      expect(JSON.parse(escapeLines(json))).toEqual(JSON.parse(json));
    }),
  );
});
