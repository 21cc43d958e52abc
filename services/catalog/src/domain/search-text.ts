// Text is folded here and not in Postgres, so that the index and queries are folded the same way and the result does not depend on
// the locale of the database server.

/** Letters that Unicode normalization does not decompose but that people type without diacritics. */
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

/** Longer words are truncated, because people do not type them in full. */
const WORD_LENGTH_MAX = 64;

/** Splits text into words of letters and digits, lowercase and without accents. */
export function wordsOf(text: string): readonly string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, WORD_LENGTH_MAX));
}

/** The searchable texts of a product. */
export interface Searchable {
  readonly sku: string;
  readonly description: string;
  readonly shortDescription: string | null;
  readonly categoryNames: readonly string[];
}

/** Far above the length of a name and summary; bounds the size of the index. */
const WORDS_MAX = 400;

/** A product's words, each with its tsvector weight: A for the SKU, B for the name, C for the summary, D for categories. */
export function weightedWords({ sku, description, shortDescription, categoryNames }: Searchable): readonly (readonly [string, string])[] {
  const parts: readonly (readonly [readonly string[], string])[] = [
    [[...wordsOf(sku), ...joinedWords(wordsOf(sku))], 'A'],
    [wordsOf(description), 'B'],
    [wordsOf(shortDescription ?? ''), 'C'],
    [categoryNames.flatMap(wordsOf), 'D'],
  ];
  return parts.flatMap(([words, weight]) => words.map((word) => [word, weight] as const)).slice(0, WORDS_MAX);
}

/**
 * Prefixes a SKU that was joined into one word. Without it, a prefix search for the SKU's first word would also scan all SKUs that begin
 * with that word.
 */
export const JOINED_SKU_MARK = '=';

/** The joined forms of a SKU: BRK-1001 is also found as brk1001, and AB-CD-1 as abcd and abcd1. */
function joinedWords(words: readonly string[]): readonly string[] {
  if (words.length < 2) return [];
  const firstCode = words.findIndex((word) => !/^\p{L}+$/u.test(word));
  const letters = firstCode === -1 ? words : words.slice(0, firstCode);
  const joined = (some: readonly string[]): string => some.join('').slice(0, WORD_LENGTH_MAX);
  return [...(letters.length > 1 ? [joined(letters)] : []), ...(firstCode === -1 ? [] : [`${JOINED_SKU_MARK}${joined(words)}`])];
}

/**
 * The prefix of all lexemes of a store and mode. With it, the index finds a store's words directly instead of intersecting the words of all
 * stores with the store's products. If two stores share a prefix, searches are slower but still correct: queries also filter by store.
 */
export const lexemePrefix = ({ tenantId, mode }: { readonly tenantId: string; readonly mode: string }): string =>
  `${tenantId.slice(-8)}${mode.slice(0, 1)}`;

/** Formats the words as tsvector text. They contain only letters, digits, and the joined-SKU mark, so nothing needs escaping. */
export const searchVector = (words: readonly (readonly [string, string])[], prefix: string): string =>
  words.map(([word, weight], index) => `'${prefix}${word}':${index + 1}${weight}`).join(' ');
