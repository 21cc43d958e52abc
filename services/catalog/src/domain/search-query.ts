import { compoundParts, compoundRuns, isCompound } from './compound-words.ts';
import { editDistance } from './edit-distance.ts';
import { JOINED_MARK } from './joined-mark.ts';
import { isLetters, wordsOf } from './search-text.ts';

/** More words do not narrow a search further, and each costs an index lookup. */
const WORDS_MAX = 16;
/** Shorter words are one edit away from too many other words. */
const FUZZY_LENGTH_MIN = 4;
/** Words of this length or more may have two typos, shorter ones one. */
const TWO_TYPOS_LENGTH_MIN = 8;
/** The maximum number of dictionary words whose edit distance is computed per query word. */
export const CANDIDATES_MAX = 40;

/** A fraction that is one character. It can follow a number without a blank, as in 1½. */
const FRACTION = /[¼-¾⅐-⅞]/g;

/** The distinct words of a query. */
export const queryWords = (q: string): readonly string[] => [...new Set(wordsOf(q.replace(FRACTION, ' $&')))].slice(0, WORDS_MAX);

/** Whether the word is a single character, which says little about what is searched for. */
export const isCharacter = (word: string): boolean => Array.from(word).length === 1;

/** Whether typos in the word are tolerated. A word with digits is a code or a size, where a similar word means a different thing. */
export const isFuzzy = (word: string): boolean => lettersOf(word).length >= FUZZY_LENGTH_MIN && isPlain(word);

/** The word without the marks on its letters, which count neither for its length nor for a typo in a whole word. */
const lettersOf = (word: string): string => word.replace(/\p{M}/gu, '');

/** Whether the word has only letters, of scripts with blanks. */
const isPlain = (word: string): boolean => isLetters(word) && !isCompound(word);

/** Whether the word can be the correction of a misspelled word. It may be one letter shorter than the shortest fuzzy word. */
export const isCorrection = (word: string): boolean => lettersOf(word).length >= FUZZY_LENGTH_MIN - 1 && isPlain(word);

/** Whether the word can complete the beginning of a word. Those that begin with a digit, joined SKUs, and parts of compound words are not looked up. */
export const isListed = (word: string): boolean => !/^[\d=]/.test(word);

/** Returns the candidates that `word` misspells, in full or as a prefix. */
export function corrections(word: string, candidates: readonly string[]): readonly string[] {
  const typos = typosOf(word);
  return candidates.filter((candidate) => !candidate.startsWith(word) && matchesPrefix(word, candidate, typos));
}

/**
 * Returns the corrections that are likely, given the store's words that begin with `word`: all of them for a word that no product contains, other spellings of the
 * whole word for one that products contain, and none for the beginning of such a word, because a reader who has typed that much of it is still typing.
 */
export function likelyCorrections(word: string, corrected: readonly string[], completions: readonly string[] = []): readonly string[] {
  if (completions.length === 0) return corrected;
  if (!completions.includes(word)) return [];
  return corrected.filter((candidate) => lettersOf(candidate) !== lettersOf(word) && editDistance(word, candidate) <= typosOf(word));
}

const typosOf = (word: string): number => (lettersOf(word).length >= TWO_TYPOS_LENGTH_MIN ? 2 : 1);

/**
 * Returns the word with each pair of adjacent letters swapped. Swaps are the most common typo, and they leave a short word too few
 * trigrams in common with the correct word for a similarity search. Longer words have enough, so they get no swaps.
 */
export function adjacentSwaps(word: string): readonly string[] {
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

/** The tsquery text that matches all words in any order, each as a prefix. `prefix` is the store's lexeme prefix. */
export const strictQuery = (words: readonly string[], prefix: string): string =>
  allOf(words.map((word) => prefixTerms(word, prefix, compoundRuns)));

/** Like `strictQuery`, but also matches the corrections of each word, and the parts of a compound word in any order. */
export const fuzzyQuery = (words: readonly string[], corrected: ReadonlyMap<string, readonly string[]>, prefix: string): string =>
  allOf(words.map((word) => [...prefixTerms(word, prefix), ...correctionTerms(word, corrected, prefix)]));

const correctionTerms = (word: string, corrected: ReadonlyMap<string, readonly string[]>, prefix: string): readonly string[] =>
  (corrected.get(word) ?? []).map((other) => `'${prefix}${other}'`);

/** Matches products with any term of every group. */
const allOf = (groups: readonly (readonly string[])[]): string => groups.map(anyOf).join(' & ');

const anyOf = (terms: readonly string[]): string => (terms.length > 1 ? `(${terms.join(' | ')})` : terms.join(''));

/** A word with a digit and at least this length is a part number, not a size. */
const CODE_LENGTH_MIN = 5;
/** Whether the word is a part number, which few products have. */
const isCode = (word: string): boolean => word.length >= CODE_LENGTH_MIN && !isLetters(word) && !SIZE.test(word) && !isCompound(word);
/** A number with a unit, which many products can have. */
const SIZE = /^\p{N}{1,4}\p{L}{1,4}$/u;

/** Whether a search for the words can match the whole catalog, as one word, the beginning of one, or single characters can. */
export function isBroad(words: readonly string[]): boolean {
  const parts = words.flatMap((word) => (isCompound(word) ? compoundParts(word) : [word]));
  return !words.some(isCode) && parts.filter((part) => !isCharacter(part.replace(JOINED_MARK, ''))).length < 2;
}

/** With more completions than this, looking up the prefix costs as much. */
export const COMPLETIONS_MAX = 16;

/** The words of the store that begin with a word of the query; at most one more than COMPLETIONS_MAX. */
export type Completions = ReadonlyMap<string, readonly string[]>;

/** The conditions for the index: tsquery texts that must all match, and whether they match more products than the query. */
export interface IndexedQuery {
  readonly terms: readonly string[];
  readonly isWider: boolean;
}

/** Whether the word's completions are listed. A word with a digit may also be part of a joined SKU, so its completions are not enough. */
export const isCompleted = (word: string): boolean => isPlain(word) && !isCharacter(word);

/**
 * Returns the conditions for the index, one for each word. GIN intersects separate conditions by skipping ahead in each of them, whereas for one
 * condition with alternatives it visits every product of every alternative. If the query contains part numbers, only those are looked up: they match few products, whereas the index
 * would collect all matches of the other words first. Otherwise a prefix with few completions is replaced by them, because the index
 * intersects whole words without collecting all of their matches.
 */
export function indexedQuery(
  words: readonly string[],
  corrected: ReadonlyMap<string, readonly string[]>,
  completions: Completions,
  prefix: string,
): IndexedQuery {
  const codes = words.filter(isCode);
  if (codes.length > 0) return { terms: codes.map((code) => anyOf(prefixTerms(code, prefix))), isWider: true };
  const terms = words.map((word) => [...wholeTerms(word, completions.get(word), prefix), ...correctionTerms(word, corrected, prefix)]);
  return { terms: terms.map(anyOf), isWider: false };
}

/**
 * Whether the index finds few products: by a part number, or by several words of which one is whole. A single word or a prefix may match the whole
 * catalog, which is then better read in order.
 */
export const isSelective = ({ terms, isWider }: IndexedQuery): boolean =>
  isWider || (terms.length > 1 && terms.some((text) => !text.includes(':*')));

/** Without completions, the word itself is looked up, which matches nothing. */
function wholeTerms(word: string, completions: readonly string[] | undefined, prefix: string): readonly string[] {
  if (completions === undefined || completions.length > COMPLETIONS_MAX) return prefixTerms(word, prefix);
  return (completions.length === 0 ? [word] : completions).map((completion) => `'${prefix}${completion}'`);
}

/**
 * The terms for a word. A word with a digit may also be the beginning of a SKU that was typed without separators. A compound word is looked up
 * by its parts.
 */
function prefixTerms(word: string, prefix: string, partsOf = compoundParts): readonly string[] {
  if (isCompound(word)) {
    const parts = partsOf(word).map((part) => (isCompound(part) ? [`'${prefix}${part}':*`] : prefixTerms(part, prefix)));
    return [`(${allOf(parts)})`];
  }
  return isLetters(word) ? [`'${prefix}${word}':*`] : [`'${prefix}${word}':*`, `'${prefix}${JOINED_MARK}${word}':*`];
}

function matchesPrefix(word: string, candidate: string, typos: number): boolean {
  for (let length = word.length - typos; length <= word.length + typos; length += 1) {
    if (length > 0 && editDistance(word, candidate.slice(0, length)) <= typos) return true;
    if (length >= candidate.length) return false;
  }
  return false;
}
