import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findSku, normalSku } from './normal-sku.ts';

describe('SKUs that look alike are one', () => {
  test.each([
    ['blanks around it', ' AB-1\t', 'AB-1'],
    ['a no-break space at its end', 'AB-1\u00a0', 'AB-1'],
    ['a no-break space in it', 'AB\u00a01', 'AB 1'],
    ['an ideographic space', 'AB\u30001', 'AB 1'],
    ['a narrow no-break space', 'AB\u202f1', 'AB 1'],
    ['a zero-width space', 'AB\u200b-1', 'AB-1'],
    ['a zero-width joiner', 'AB\u200d-1', 'AB-1'],
    ['a word joiner', '\u2060AB-1', 'AB-1'],
    ['a soft hyphen', 'AB\u00ad-1', 'AB-1'],
    ['a byte order mark', '\ufeffAB-1', 'AB-1'],
    ['a mark of direction', '\u200eAB-1\u200f', 'AB-1'],
    ['a variation selector', 'AB-1\ufe0f', 'AB-1'],
    ['a filler of Hangul', 'AB-1\u3164', 'AB-1'],
    ['a blank before an invisible character', 'AB-1 \u200b', 'AB-1'],
    ['decomposed letters', 'CAFE\u0301', 'CAFÉ'],
    ['a sign of another block', '\u212b', 'Å'],
    ['letters with an invisible character before the accent', 'CAFE\u200b\u0301', 'CAFÉ'],
  ])('%s', (_what, given, normal) => {
    expect(normalSku(given)).toBe(normal);
  });

  test.each(['AB-1', 'ab-1', 'ＡＢ－１', 'AB  1', 'a/b', '50% off', 'قطعة-٤٢', '🔩', 'M²', 'A‐1', ''])('%j stays as it is', (sku) => {
    expect(normalSku(sku)).toBe(sku);
  });

  test('the normal form of a normal form is the same', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1 }),
      fc.constantFrom('\u200b', '\u00a0', 'e', '\u0301', '\u115f', '\u1160', '\u2000'),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(normalSku(normalSku(text))).toBe(normalSku(text));
      }),
    );
  });
});

test.each([
  ['AB-1', 'AB-1'],
  ['AB\u200b-1', 'AB\u200b-1'],
  [' AB-1', 'AB-1'],
  ['CAFE\u0301', 'CAFÉ'],
  ['OLD', 'O\u00adLD'],
  ['ab-1', undefined],
  ['', undefined],
])('%j is %j', (given, sku) => {
  expect(findSku(['AB-1', 'AB\u200b-1', 'CAFÉ', 'O\u00adLD'], given)).toBe(sku);
});
