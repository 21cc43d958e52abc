import { compoundForms, withoutCompounds } from './compound-words.ts';
import { JOINED_MARK } from './joined-mark.ts';
import { measureForms } from './measure-forms.ts';

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

/**
 * The marks that people leave out: accents of European letters, and signs of vowels in scripts whose words are written without them. In other
 * scripts a mark makes another word. The voicing marks of Kana are shared by scripts, but are parts of their letters.
 */
const OPTIONAL_MARKS =
  /(?![\u3099\u309a])(?=[\p{sc=Zinh}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Copt}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Ethi}\p{DI}])\p{M}/gu;
/** Joiners within a word change only how a letter with its mark is drawn. */
const JOINERS = /(?<=\p{M})[\u200c\u200d]/gu;

/** Returns the text in lowercase and without the marks that people leave out. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .replace(JOINERS, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);

/** Splits text into folded words of letters, their marks, and digits. */
export const wordsOf = (text: string): readonly string[] => split(folded(text)).map(truncated);

/** Whether a word has no digits. */
export const isLetters = (word: string): boolean => /^[\p{L}\p{M}]+$/u.test(word);

const split = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
const truncated = (word: string): string => word.slice(0, WORD_LENGTH_MAX);

/** The searchable texts of a product. */
export interface Searchable {
  readonly sku: string;
  readonly description: string;
  readonly shortDescription: string | null;
  readonly categoryNames: readonly string[];
}

/** The characters of the longest name and summary, and of categories; bounds the size of the index. */
const WORDS_MAX = 3000;

/** A word and its tsvector weight. */
type WeightedWord = readonly [word: string, weight: string];

/**
 * A product's words, each with its tsvector weight: A for the SKU, B for the name, C for the summary, D for categories. Further forms of the
 * words follow, so that they do not change the distances between words, which count in the rank.
 */
export function weightedWords({ sku, description, shortDescription, categoryNames }: Searchable): readonly WeightedWord[] {
  const parts: readonly (readonly [readonly string[], string])[] = [
    [[sku], 'A'],
    [[description], 'B'],
    [[shortDescription ?? ''], 'C'],
    [categoryNames, 'D'],
  ];
  const words = parts.map(([texts, weight]) => [texts.map(folded), weight] as const);
  const whole = words.flatMap(([texts, weight]) => {
    const found = texts.flatMap(split).map(truncated);
    const joined = weight === 'A' ? joinedWords(found) : [];
    return [...found, ...joined].map((word) => [word, weight] as const);
  });
  const further = words.flatMap(([texts, weight]) =>
    texts.flatMap((text) => furtherForms(text, weight === 'A')).map((word) => [word, weight] as const),
  );
  return [...whole, ...further].slice(0, WORDS_MAX);
}

/** The forms in which the words of a folded text may be typed besides themselves. A SKU has no measures. */
function furtherForms(text: string, isSku: boolean): readonly string[] {
  const words = split(text);
  const known = new Set(words);
  const forms = [...compoundForms(words), ...(isSku ? [] : measureForms(withoutCompounds(text)))];
  return [...new Set(forms)].filter((form) => !known.has(form)).map(truncated);
}

/** The joined forms of a SKU: BRK-1001 is also found as brk1001, and AB-CD-1 as abcd and abcd1. */
function joinedWords(words: readonly string[]): readonly string[] {
  if (words.length < 2) return [];
  const firstCode = words.findIndex((word) => !isLetters(word));
  const letters = firstCode === -1 ? words : words.slice(0, firstCode);
  const joined = (some: readonly string[]): string => some.join('').slice(0, WORD_LENGTH_MAX);
  return [...(letters.length > 1 ? [joined(letters)] : []), ...(firstCode === -1 ? [] : [`${JOINED_MARK}${joined(words)}`])];
}

/**
 * The prefix of all lexemes of a store and mode. With it, the index finds a store's words directly instead of intersecting the words of all
 * stores with the store's products. If two stores share a prefix, searches are slower but still correct: queries also filter by store.
 */
export const lexemePrefix = ({ tenantId, mode }: { readonly tenantId: string; readonly mode: string }): string =>
  `${tenantId.slice(-8)}${mode.slice(0, 1)}`;

/** Formats the words as tsvector text. They contain only letters, digits, marks of letters, and the mark of joined words, so nothing needs escaping. */
export const searchVector = (words: readonly (readonly [string, string])[], prefix: string): string =>
  words.map(([word, weight], index) => `'${prefix}${word}':${index + 1}${weight}`).join(' ');
