// Texts are folded here and not in Postgres, so that what is indexed and what is asked can never be folded differently,
// and so that no locale of a database server decides what a letter is.

/** Letters that Unicode does not take apart, though readers type them without their strokes. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** A lexeme longer than this is no word that anybody types. */
const WORD_LENGTH_MAX = 64;

/** The words of a text: lower case, without accents, nothing but letters and digits. */
export function wordsOf(text: string): readonly string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, WORD_LENGTH_MAX));
}

/** What of a product can be searched. */
export interface Searchable {
  readonly sku: string;
  readonly description: string;
  readonly shortDescription: string | null;
  readonly categoryNames: readonly string[];
}

/** More words than a name and a summary hold; the index needs no novels. */
const WORDS_MAX = 400;

/** A product's words with the weight of where they stand: A sku, B name, C summary, D categories. */
export function weightedWords({ sku, description, shortDescription, categoryNames }: Searchable): readonly (readonly [string, string])[] {
  const skuWords = wordsOf(sku);
  const parts: readonly (readonly [readonly string[], string])[] = [
    // BRK-1001 is found as brk, 1001 and brk1001.
    [skuWords.length > 1 ? [...skuWords, skuWords.join('').slice(0, WORD_LENGTH_MAX)] : skuWords, 'A'],
    [wordsOf(description), 'B'],
    [wordsOf(shortDescription ?? ''), 'C'],
    [categoryNames.flatMap(wordsOf), 'D'],
  ];
  return parts.flatMap(([words, weight]) => words.map((word) => [word, weight] as const)).slice(0, WORDS_MAX);
}

/** The words as the text of a tsvector. They hold letters and digits alone, so nothing in them needs escaping. */
export const searchVector = (words: readonly (readonly [string, string])[]): string =>
  words.map(([word, weight], index) => `'${word}':${index + 1}${weight}`).join(' ');
