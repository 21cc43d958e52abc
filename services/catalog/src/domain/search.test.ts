import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';
import {
  adjacentSwaps,
  COMPLETIONS_MAX,
  corrections,
  fuzzyQuery,
  indexedQuery,
  isBroad,
  isFuzzy,
  isSelective,
  likelyCorrections,
  queryWords,
  strictQuery,
} from './search-query.ts';
import { lexemePrefix, searchVector, weightedWords, wordsOf } from './search-text.ts';

describe('words', () => {
  test.each([
    ['Crème Brûlée', ['creme', 'brulee']],
    ['Łódź Straße Ærø İzmir', ['lodz', 'strasse', 'aero', 'izmir']],
    ['BRK-1001/b', ['brk', '1001', 'b']],
    ['½" pipe, 2.5 m', ['1', '2', 'pipe', '2', '5', 'm']],
    ['مطرقة 🔨 молоток', ['مطرقة', 'молоток']],
    ['दिन दान مُحَمَّد שָׁלוֹם', ['दिन', 'दान', 'محمد', 'שלום']],
    ["it's & 'quoted' | (odd) \\", ['it', 's', 'quoted', 'odd']],
  ])('%s is split and folded', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('words contain no tsquery operators', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
      }),
    );
  });
});

describe('the search vector of a product', () => {
  test('the SKU weighs most, then the name, the summary, and the categories', () => {
    const words = weightedWords({ sku: 'BRK-1', description: 'Brake pads', shortDescription: 'Quiet', categoryNames: ['Auto'] });

    expect(searchVector(words, '')).toBe("'brk':1A '1':2A '=brk1':3A 'brake':4B 'pads':5B 'quiet':6C 'auto':7D");
  });

  test.each([
    ['BOLT', ['bolt']],
    ['AB-CD-1', ['ab', 'cd', '1', 'abcd', '=abcd1']],
    ['AB/CD', ['ab', 'cd', 'abcd']],
    ['12-34', ['12', '34', '=1234']],
  ])('the SKU %s is indexed in parts and joined', (sku, expected) => {
    const words = weightedWords({ sku, description: '', shortDescription: null, categoryNames: [] });

    expect(words.map(([word]) => word)).toEqual(expected);
  });

  test('every lexeme starts with the store and mode', () => {
    const scope = { tenantId: '01a1fc38-e788-753a-b222-001ba8008db9', mode: 'live' };

    expect(searchVector([['pads', 'B']], lexemePrefix(scope))).toBe("'a8008db9lpads':1B");
    expect(lexemePrefix({ ...scope, mode: 'sandbox' })).toBe('a8008db9s');
  });
});

describe('a query', () => {
  test('each distinct word is a prefix term', () => {
    expect(strictQuery(queryWords('Brake  pads brake'), 'k')).toBe("'kbrake':* & 'kpads':*");
    expect(queryWords('!?')).toEqual([]);
  });

  test('words have corrections, codes do not', () => {
    expect(fuzzyQuery(['brke', 'x'], new Map([['brke', ['brake']]]), 'k')).toBe("('kbrke':* | 'kbrake') & 'kx':*");
    expect([isFuzzy('परिवार'), isFuzzy('काला')]).toEqual([true, false]);
    expect([isFuzzy('brke'), isFuzzy('brk'), isFuzzy('1001'), isFuzzy('brk1001')]).toEqual([true, false, false, false]);
  });

  test('a word with a digit also matches the beginning of a joined SKU', () => {
    expect(strictQuery(['brk1', 'pads'], 'k')).toBe("('kbrk1':* | 'k=brk1':*) & 'kpads':*");
  });

  test('only the part numbers of a query are looked up in the index', () => {
    expect(indexedQuery(['part', '0059435'], new Map(), new Map([['part', ['part']]]), 'k')).toEqual({
      terms: ["('k0059435':* | 'k=0059435':*)"],
      isWider: true,
    });
  });

  test.each([
    ['its completions and corrections', ['brake', 'brakes'], "('kbrake' | 'kbrakes' | 'kbreak')"],
    ['itself, which matches nothing, if it has no completions', [], "('kbrake' | 'kbreak')"],
    [
      'a prefix if it has too many completions',
      Array.from({ length: COMPLETIONS_MAX + 1 }, (_, index) => `brake${index}`),
      "('kbrake':* | 'kbreak')",
    ],
  ])('without part numbers, a word is looked up as %s', (_, completions, looked) => {
    const indexed = indexedQuery(['brake', 'm8'], new Map([['brake', ['break']]]), new Map([['brake', completions]]), 'k');

    expect(indexed).toEqual({ terms: [looked, "('km8':* | 'k=m8':*)"], isWider: false });
  });

  test.each([
    ['a part number', ['0059435'], true],
    ['a part number and a word', ['part', '0059435'], true],
    ['two whole words', ['brake', 'pad'], true],
    ['a whole word and the beginning of very many', ['brake', 'b'], true],
    ['one whole word', ['brake'], false],
    ['the beginning of very many words', ['b'], false],
    ['two beginnings of very many words', ['b', 'c'], false],
  ])('a search for %s is selective: %p', (_, words, selective) => {
    const completions = new Map([
      ['brake', ['brake']],
      ['pad', ['pad', 'pads']],
    ]);

    expect(isSelective(indexedQuery(words, new Map(), completions, 'k'))).toBe(selective);
  });

  test.each([
    ['brake', true],
    ['b', true],
    ['b c', true],
    ['brake b', true],
    ['M8', true],
    ['!?', true],
    ['brake pads', false],
    ['br pa', false],
    ['part 0059435', false],
    ['0059435', false],
  ])('a search for "%s" can match the whole catalog: %p', (q, broad) => {
    expect(isBroad(queryWords(q))).toBe(broad);
  });

  test.each([
    ['hamer', ['hammer', 'hammers']],
    ['drlil', ['drill', 'drilling']],
    ['screwdirvre', ['screwdriver']],
    ['bolt', []],
  ])('the corrections of %s are found', (word, found) => {
    expect(corrections(word, ['hammer', 'hammers', 'drill', 'drilling', 'screwdriver', 'bolts', 'brackets'])).toEqual(found);
  });

  test.each([
    ['a word that no product contains', [], ['hammer', 'hammers', 'hamper']],
    ['a word that products contain', ['hamer', 'hamerton'], ['hammer', 'hamper']],
    ['the beginning of words that products contain', ['hamerton'], []],
  ])('the likely corrections of %s are its other spellings', (_, completions, likely) => {
    expect(likelyCorrections('hamer', ['hammer', 'hammers', 'hamper'], completions)).toEqual(likely);
  });

  test('a whole word is no typo of one with other marks, and a word that no product contains is', () => {
    expect(likelyCorrections('परिवार', ['परवार', 'परिचार'], ['परिवार'])).toEqual(['परिचार']);
    expect(likelyCorrections('परिवर', ['परिवार'], [])).toEqual(['परिवार']);
  });
});

test.each([
  ['lfet', ['flet', 'left', 'lfte']],
  ['aab', ['aba']],
  ['𐐷ab', ['a𐐷b', '𐐷ba']],
  ['compressor', []],
])('%s has its adjacent letters swapped if it is short', (word, swaps) => {
  expect(adjacentSwaps(word)).toEqual(swaps);
});

test('an adjacent swap is one edit, like an insertion, deletion, or substitution', () => {
  expect([editDistance('abcd', 'abdc'), editDistance('abc', 'abxc'), editDistance('abc', 'ac'), editDistance('abc', 'axc')]).toEqual([
    1, 1, 1, 1,
  ]);
  expect([editDistance('', 'abc'), editDistance('abc', 'abc'), editDistance('kitten', 'sitting')]).toEqual([3, 0, 3]);
});
