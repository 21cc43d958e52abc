import { describe, expect, test } from '@jest/globals';
import { isSlug, slugOf } from './slug.ts';

describe('a slug', () => {
  test.each<[string, readonly string[]]>([
    ['signs after a letter', ['C', 'C++', 'C#', 'C+', 'C*', '.C', 'C/']],
    ['fractions and inches', ['½ in', '½"', '1/2 in', '1 2 in', '1½ in', '12 in']],
    ['numbers', ['10.5', '10,5', '10/5', '10:5', '105', '10-5', '10°5']],
    ['signed numbers', ['1.50', '+1.50', '-1.50', '±1.50', '−1.50']],
    ['units', ['5', "5'", '5"', '5%', '5°', '5 €', '$5', '#5', 'm²', 'm2']],
    ['separators with a meaning', ['a b', 'a/b', 'a+b', 'a&b', 'a.b', 'a@b', 'a|b', 'a=b', 'a>b', 'a<b', 'a,b', 'a\\b']],
    ['Cyrillic', ['Болт', 'Винт', 'Гайка', 'Шайба', 'Йод', 'Иод']],
    ['Chinese, Japanese, and Korean', ['螺丝', '螺母', 'ねじ', 'ネジ', '나사', '볼트', 'ガ', 'カ']],
    ['scripts whose marks are letters', ['สกรู', 'น็อต', 'नट', 'नाट', 'பூ', 'பு']],
    ['right-to-left scripts', ['برغي', 'صامولة', 'בורג', 'אום', 'پیچ', 'קטע ٤٢', 'קטע ٤٣']],
    ['emoji', ['🔩', '🔨', '👍', '👍🏽', '🇯🇲', '🇺🇸', '1️⃣', '1']],
    ['Latin letters without a plain form', ['Große', 'Gro e', 'Søren', 'S ren', 'Sren', 'Łódź', 'Ódź']],
    ['grades', ['A', 'A+', 'A-', 'A++', 'A±']],
    ['long names', ['x'.repeat(80), 'x'.repeat(81), 'x'.repeat(82), `${'x'.repeat(81)}y`, 'ж'.repeat(100), 'ж'.repeat(101)]],
  ])('differs between names with %s', (_what, names) => {
    const slugs = names.map(slugOf);

    expect(new Set(slugs).size).toBe(names.length);
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
  });

  test.each<[string, string]>([
    ['Brake pads & discs', 'brake-pads-discs'],
    ['Food, Beverages & Tobacco', 'food-beverages-tobacco'],
    ["Men's Shoes (Kids’ sizes)", 'men-s-shoes-kids-sizes'],
    ['T-Shirt - long', 't-shirt-long'],
    ['iPhone 12 / 12 Pro', 'iphone-12-12-pro'],
    ['color:red', 'color-red'],
    ['size_m', 'size-m'],
    ['SALE!', 'sale'],
    ['Cafetière émaillée', 'cafetiere-emaillee'],
    ['  Новинка   лета ', 'новинка-лета'],
    ['不锈钢 螺丝', '不锈钢-螺丝'],
    ['Ｆｕｌｌ', 'full'],
    ['brake-pads', 'brake-pads'],
  ])('is made of the words alone if nothing else has a meaning: %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test.each([
    ['composed and decomposed letters', 'Caf\u00e9 Й', 'Cafe\u0301 И\u0306'],
    ['letter case', 'C++ Болт', 'c++ болт'],
    ['blanks', ' C++ \u00a0 x', 'C++ x'],
    ['invisible characters', 'C\u200b++\ufeff', 'C++'],
    ['the variants of an emoji', '❤\ufe0f', '❤'],
  ])('is the same regardless of %s', (_what, one, other) => {
    expect(slugOf(one)).toBe(slugOf(other));
  });

  test('is stable: these slugs are stored, and are parts of URLs', () => {
    expect(['C++', '🔩', '½ in', 'a/b'].map(slugOf)).toEqual(['c-6d7e3c32', '6beaef83', '1-2-in-abfd7fc7', 'a-b-74119e4e']);
  });

  test('converts to itself, and is empty only for a blank name', () => {
    for (const name of ['C++', '🔩', 'x'.repeat(300), 'Болт М8', 'İstanbul', 'ΟΔΟΣ', 'ǅ', '𐐀'.repeat(60)]) {
      expect(isSlug(slugOf(name))).toBe(true);
      expect(slugOf(slugOf(name))).toBe(slugOf(name));
    }
    expect(['', ' ', '\u200b', '\t\n', '\ufeff '].map(slugOf)).toEqual(['', '', '', '', '']);
  });

  test.each(['', 'Brake', 'a--b', '-a', 'a-', 'a b', 'a/b', 'café', 'x'.repeat(81), '½', '🔩'])('is not %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
