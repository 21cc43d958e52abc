import { describe, expect, test } from '@jest/globals';
import { fontAt, runsOf, type Weight } from './fonts.ts';

const SCRIPTS = [
  ['Latin', 'Ångström Łódź ñ ğ'],
  ['Greek', 'Ελληνικά Υδραυλικά'],
  ['Cyrillic', 'Дмитрий Щёкин їґ'],
  ['Hebrew', 'שלום'],
  ['Arabic', 'مسمار'],
  ['Armenian', 'Արամ'],
  ['Georgian', 'გიორგი'],
  ['Devanagari', 'अनुच्छेद'],
  ['Chinese', '汉字 漢字'],
  ['Japanese', 'ひらがな カタカナ'],
  ['Korean', '한국어'],
  ['symbols', '− – × ½ € ₽ ₹ → ✓ ’ “'],
] as const;

describe.each(['regular', 'bold'] as Weight[])('%s text', (weight) => {
  test.each(SCRIPTS)('in %s has a glyph for every character', (_script, text) => {
    for (const { text: part, font } of runsOf(text, weight)) {
      for (const character of part) {
        expect([character, fontAt(weight, font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)]).toEqual([character, true]);
      }
    }
  });

  test('without a font is kept, and shown as boxes of the first font', () => {
    expect(runsOf('\u{1f9ff}', weight)).toEqual([{ text: '\u{1f9ff}', font: 0 }]);
    expect(fontAt(weight, 0).getGlyph(0).path.commands.length).toBeGreaterThan(0);
  });
});

test('a text of several scripts is split where the font changes, and blanks stay with the text before them', () => {
  expect(runsOf('Гайка 螺栓 M8', 'regular').map(({ text, font }) => [text, font])).toEqual([
    ['Гайка ', 0],
    ['螺栓 ', 2],
    ['M8', 0],
  ]);
});

test('direction marks and variation selectors need no glyph', () => {
  expect(runsOf('a\u200fb\ufe0f', 'regular')).toEqual([{ text: 'ab', font: 0 }]);
});
