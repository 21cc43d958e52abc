import { editDistance } from './edit-distance.ts';
import { JOINED, wordsOf } from './search-text.ts';

/** More words narrow no further search of a person; each costs an index look-up. */
const WORDS_MAX = 16;
/** Shorter words are one typo away from too many others. */
const FUZZY_LENGTH_MIN = 4;
const LETTERS = /^\p{L}+$/u;
/** From this length on two typos are forgiven, below it one. */
const TWO_TYPOS_LENGTH_MIN = 8;
/** How many candidates of the dictionary are measured for one word. */
export const CANDIDATES_MAX = 40;

/** The distinct words of a query. */
export const queryWords = (q: string): readonly string[] => [...new Set(wordsOf(q))].slice(0, WORDS_MAX);

/** Whether typos in the word are forgiven. A word with digits is a code or a size, and its neighbour is another thing. */
export const isFuzzy = (word: string): boolean => word.length >= FUZZY_LENGTH_MIN && LETTERS.test(word);

/** Whether the word may be what a misspelt one means: one letter shorter is enough for that. */
export const isCorrection = (word: string): boolean => word.length >= FUZZY_LENGTH_MIN - 1 && LETTERS.test(word);

/** Those of the candidates that `word` is a misspelling of, or of whose beginning. */
export function corrections(word: string, candidates: readonly string[]): readonly string[] {
  const typos = word.length >= TWO_TYPOS_LENGTH_MIN ? 2 : 1;
  return candidates.filter((candidate) => !candidate.startsWith(word) && beginsLike(word, candidate, typos));
}

/**
 * The word with each pair of neighbouring letters swapped: the commonest typo, of which a short word keeps too few trigrams to be found by
 * likeness. Longer words keep enough.
 */
export function neighbourSwaps(word: string): readonly string[] {
  const letters = Array.from(word);
  if (letters.length >= TWO_TYPOS_LENGTH_MIN) return [];
  const swaps = letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
  return [...new Set(swaps)].filter((swap) => swap !== word);
}

/** The text of a tsquery: all words in any order, each as a prefix. `prefix` is that of the store's lexemes. */
export const strictQuery = (words: readonly string[], prefix: string): string => fuzzyQuery(words, new Map(), prefix);

/** Like `strictQuery`, where each word may also be one of its corrections. */
export const fuzzyQuery = (words: readonly string[], corrected: ReadonlyMap<string, readonly string[]>, prefix: string): string =>
  words
    .map((word) => [...beginningsOf(word, prefix), ...(corrected.get(word) ?? []).map((other) => `'${prefix}${other}'`)])
    .map((terms) => (terms.length > 1 ? `(${terms.join(' | ')})` : terms.join('')))
    .join(' & ');

/** A word with a digit of this length names a part, not a size. */
const CODE_LENGTH_MIN = 5;

/**
 * What the index of words is asked for. The few products of a part number are found by it alone: beside it the index would gather all the
 * products of each other word first.
 */
export function indexedQuery(words: readonly string[], fuzzy: string, prefix: string): string {
  const codes = words.filter((word) => word.length >= CODE_LENGTH_MIN && !LETTERS.test(word));
  return codes.length === 0 ? fuzzy : strictQuery(codes, prefix);
}

/** A word with a digit may be the beginning of a SKU that was written without its separators. */
const beginningsOf = (word: string, prefix: string): readonly string[] =>
  LETTERS.test(word) ? [`'${prefix}${word}':*`] : [`'${prefix}${word}':*`, `'${prefix}${JOINED}${word}':*`];

function beginsLike(word: string, candidate: string, typos: number): boolean {
  for (let length = word.length - typos; length <= word.length + typos; length += 1) {
    if (length > 0 && editDistance(word, candidate.slice(0, length)) <= typos) return true;
    if (length >= candidate.length) return false;
  }
  return false;
}
