import { describe, expect, test } from '@jest/globals';
import { compoundParts, isCompound } from './compound-words.ts';
import { fuzzyQuery, isCorrection, isFuzzy, queryWords, strictQuery } from './search-query.ts';
import { weightedWords, wordsOf } from './search-text.ts';

const indexed = (description: string): readonly string[] =>
  weightedWords({ sku: '', description, shortDescription: null, categoryNames: [] }).map(([word]) => word);

describe('the words of a product', () => {
  test('a text without blanks is indexed from each character on', () => {
    expect(indexed('钢螺丝 M4')).toEqual(['钢螺丝', 'm4', '=钢螺丝', '=螺丝', '=丝', 'm', '4']);
  });

  test('a vowel sign comes before its consonant, and hiragana and katakana are the same', () => {
    expect(indexed('สกรู')).toEqual(['สกรู', '=สก\u0e39ร', '=ก\u0e39ร', '=\u0e39ร']);
    expect(indexed('ネジ').slice(1)).toEqual(indexed('ねじ').slice(1));
  });

  test('Hangul is indexed from each syllable on, and adjacent words as one', () => {
    expect(indexed('볼트 나사').map((word) => word.normalize('NFC'))).toEqual(['볼트', '나사', '트', '볼트나사', '사']);
  });

  test('scripts are divided where they meet', () => {
    expect(indexed('M4螺丝18V')).toEqual(['m4螺丝18v', 'm4', '=螺丝', '=丝', '18v', 'm', '4', '18', 'v']);
  });

  test('the longest name and summary of characters without blanks are indexed in full', () => {
    const words = weightedWords({
      sku: 'A',
      description: '钢'.repeat(500),
      shortDescription: `${'丝'.repeat(1999)}母`,
      categoryNames: ['五金'],
    });

    expect(words).toContainEqual(['=母', 'C']);
    expect(words).toContainEqual(['=五金', 'D']);
  });
});

describe('a query', () => {
  test.each([
    ['不锈钢螺丝', ['=不锈钢', '=螺丝']],
    ['ステンレスねじ', ['=すてんれす', '=ね\u3099し']],
    ['M4螺丝', ['m4', '=螺丝']],
    ['M4나사', ['m4', '나사']],
    ['ຂວດນ້ຳ', ['=ຂວດ', '=\u0ec9\u0ecdນາ']],
    ['得力', ['=得力']],
  ])('%s is divided into its words', (q, parts) => {
    expect(
      queryWords(q)
        .flatMap(compoundParts)
        .map((part) => part.normalize('NFC')),
    ).toEqual(parts.map((part) => part.normalize('NFC')));
  });

  test('compound words are looked up by their parts, those that match in full first', () => {
    expect(strictQuery(['不锈钢螺丝'], 'k')).toBe("('k=不锈钢螺丝':*)");
    expect(fuzzyQuery(['不锈钢螺丝'], new Map(), 'k')).toBe("('k=不锈钢':* & 'k=螺丝':*)");
  });

  test('words in scripts without blanks are neither corrected nor corrections, others are', () => {
    const words = ['不锈钢螺丝', 'ステンレス', 'สแตนเลส', 'ສະແຕນເລດ', 'ដែកអ៊ីណុក', 'စတီးလ်', '스테인리스', 'молоток', 'मोटर'].flatMap(wordsOf);

    expect(words.map(isFuzzy)).toEqual([false, false, false, false, false, false, true, true, false]);
    expect(words.map(isCorrection)).toEqual([false, false, false, false, false, false, true, true, true]);
  });

  test.each(['brake', 'молоток', 'مطرقة', '나사', 'm8x20', 'écrou', 'Việt', 'मोटर'])('%s is not a compound', (q) => {
    expect(queryWords(q).map(isCompound)).toEqual([false]);
  });
});
