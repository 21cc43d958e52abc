import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { openFonts } from './fonts.ts';
import type { Weight } from './open-font.ts';

const SCRIPTS = [
  ['Latin', 'Ångström Łódź ñ ğ Việt'],
  ['Greek', 'Ελληνικά Υδραυλικά'],
  ['Cyrillic', 'Дмитрий Щёкин їґ № 7'],
  ['Hebrew', 'שָׁלוֹם בורג'],
  ['Arabic', 'مسمار ٢٫٥'],
  ['Urdu', 'تانبے کی تار'],
  ['Armenian', 'Արամ'],
  ['Georgian', 'გიორგი ᲡᲞ'],
  ['Ethiopic', 'የመዳብ ሽቦ'],
  ['Devanagari', 'अनुच्छेद'],
  ['Bengali', 'তামার তার'],
  ['Gurmukhi', 'ਤਾਂਬੇ ਦੀ ਤਾਰ'],
  ['Gujarati', 'તાંબાનો તાર'],
  ['Odia', 'ତମ୍ବା ତାର'],
  ['Tamil', 'செப்பு கம்பி'],
  ['Telugu', 'రాగి తీగ'],
  ['Kannada', 'ತಾಮ್ರದ ತಂತಿ'],
  ['Malayalam', 'ചെമ്പ് കമ്പി'],
  ['Sinhala', 'තඹ කම්බි'],
  ['Thai', 'น็อตสแตนเลส'],
  ['Lao', 'ສາຍທອງແດງ'],
  ['Khmer', 'ខ្សែស្ពាន់'],
  ['Myanmar', 'ကြေးနီကြိုး'],
  ['Tibetan', 'ཟངས'],
  ['Chinese', '汉字 漢字 𠮷野家 𡈽'],
  ['Japanese', 'ひらがな カタカナ 銅線'],
  ['Korean', '한국어'],
  ['Thaana', 'ދިވެހި'],
  ['Syriac', 'ܫܠܡܐ'],
  ['Cherokee', 'ᏣᎳᎩ'],
  ['Canadian syllables', 'ᐃᓄᒃᑎᑐᑦ'],
  ['Tifinagh', 'ⵜⴰⵎⴰⵣⵉⵖⵜ'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
  ['Yi', 'ꆈꌠ'],
  ['N’Ko', 'ߒߞߏ'],
  ['Adlam', '𞤀𞤁𞤂'],
  ['symbols', '− – × ½ € ₽ ₹ → ✓ ’ “ ⚡ ∑ 𝐀'],
  ['pictures', '🔩 👩‍🔧 🇯🇲 1️⃣'],
] as const;

const always = () => undefined;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

describe.each(['regular', 'bold'] satisfies Weight[])('%s text', (weight) => {
  test.each(SCRIPTS)('in %s has a glyph for every character', async (_script, text) => {
    const { runsOf } = await openFonts([text], always);
    const runs = runsOf(text.normalize('NFC'));

    expect(runs.map((run) => run.text).join('')).toBe(text.normalize('NFC'));
    for (const { text: part, font } of seen('runs', runs)) {
      for (const character of seen('characters', Array.from(part))) {
        const isDrawn = character !== ' ' && !INVISIBLE.test(character);
        if (isDrawn) expect([character, font?.has(character.codePointAt(0) ?? 0)]).toEqual([character, true]);
      }
      expect(font?.of(weight).widthOf(part, 'ltr')).toBeGreaterThan(0);
    }
  });
});

test('what no font has is drawn as its code point', async () => {
  const { base, runsOf } = await openFonts(['a\u{12000}\u{e000}b'], always);

  expect(runsOf('a\u{12000}\u{e000}b').map(({ text, font }) => [text, font?.name])).toEqual([
    ['a', base.name],
    ['\u{12000}\u{e000}', undefined],
    ['b', base.name],
  ]);
  expect(base.of('regular').widthOf('\u{12000}', 'codes')).toBeGreaterThan(base.of('regular').widthOf('\u{e000}', 'codes'));
});

test('only the fonts of its scripts are opened, and a Latin document has one', async () => {
  const names = async (text: string) => new Set((await openFonts([text], always)).runsOf(text).map(({ font }) => font?.name));

  expect(await names('Hex bolt “M8” – 10 € ½')).toEqual(new Set(['noto-sans-latin']));
  expect(await names('Гайка น็อต M8')).toEqual(new Set(['noto-sans-cyrillic', 'noto-sans-thai-thai', 'noto-sans-latin']));
});

test('Han characters have the form of the language that the other characters tell', async () => {
  const fontOf = async (text: string) => (await openFonts([text], always)).runsOf('骨')[0]?.font?.name;

  expect(await fontOf('骨')).toMatch(/^noto-sans-sc/);
  expect(await fontOf('骨の')).toMatch(/^noto-sans-jp/);
  expect(await fontOf('骨 한국')).toMatch(/^noto-sans-kr/);
});

test('a letter and its marks have one font, and blanks stay with the text before them', async () => {
  const { runsOf } = await openFonts(['Гайка 螺栓 M8'], always);

  expect(runsOf('Гайка 螺栓 M8').map(({ text, font }) => [text, font?.name.replace(/-\d+$/, '')])).toEqual([
    ['Гайка ', 'noto-sans-cyrillic'],
    ['螺', 'noto-sans-sc'],
    ['栓 ', 'noto-sans-sc'],
    ['M8', 'noto-sans-latin'],
  ]);
});
