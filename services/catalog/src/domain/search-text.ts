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
  const parts: readonly (readonly [readonly string[], string])[] = [
    [[...wordsOf(sku), ...joinedWords(wordsOf(sku))], 'A'],
    [wordsOf(description), 'B'],
    [wordsOf(shortDescription ?? ''), 'C'],
    [categoryNames.flatMap(wordsOf), 'D'],
  ];
  return parts.flatMap(([words, weight]) => words.map((word) => [word, weight] as const)).slice(0, WORDS_MAX);
}

/** Stands before a SKU whose words were joined: without it every search for the first word would pass through all its SKUs. */
export const JOINED = '=';

/** BRK-1001 is found as brk1001 too, and AB-CD-1 as abcd and abcd1. */
function joinedWords(words: readonly string[]): readonly string[] {
  if (words.length < 2) return [];
  const firstCode = words.findIndex((word) => !/^\p{L}+$/u.test(word));
  const letters = firstCode === -1 ? words : words.slice(0, firstCode);
  const joined = (some: readonly string[]): string => some.join('').slice(0, WORD_LENGTH_MAX);
  return [...(letters.length > 1 ? [joined(letters)] : []), ...(firstCode === -1 ? [] : [`${JOINED}${joined(words)}`])];
}

/**
 * Begins every lexeme of a store's mode, so that the index of words finds a store's own at once instead of intersecting the words of all
 * stores with the store. Two stores that share it cost time and no truth: queries name the store besides.
 */
export const lexemePrefix = ({ tenantId, mode }: { readonly tenantId: string; readonly mode: string }): string =>
  `${tenantId.slice(-8)}${mode.slice(0, 1)}`;

/** The words as the text of a tsvector. They hold letters, digits and the mark of a joined SKU alone, so nothing needs escaping. */
export const searchVector = (words: readonly (readonly [string, string])[], prefix: string): string =>
  words.map(([word, weight], index) => `'${prefix}${word}':${index + 1}${weight}`).join(' ');
