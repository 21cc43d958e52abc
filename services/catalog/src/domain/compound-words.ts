import { JOINED_MARK } from './joined-mark.ts';

// Some scripts have no blanks between words, and Korean words are often written together. A product is indexed by what follows each character in
// such a text, so that every part of it is found by its beginning. A query is divided into words by the dictionaries of ICU. Only
// queries are, so another version of ICU does not invalidate the index.

/** A run of a script without blanks. */
const UNSPACED = String.raw`(?:[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]+)`;
/** A run of Hangul, which folding decomposes into letters. */
const HANGUL = String.raw`(?:[\u1100-\u11ff]+)`;

const IS_UNSPACED = new RegExp(UNSPACED, 'u');
const IS_HANGUL = new RegExp(HANGUL, 'u');
const IS_COMPOUND = new RegExp(`${UNSPACED}|${HANGUL}`, 'u');
const ALL_COMPOUNDS = new RegExp(`${UNSPACED}|${HANGUL}`, 'gu');
const RUN = new RegExp(`${UNSPACED}|${HANGUL}|(?:(?!${UNSPACED}|${HANGUL}).)+`, 'gu');
const CHARACTER = /.\p{M}*/gu;
const SYLLABLE = /[\u1100-\u115f]?[\u1160-\u11ff]+|./gu;

/** More characters of a text without blanks narrow a search little, and each makes the index larger. */
const PART_LENGTH_MAX = 8;
/** More parts of a word do not narrow a search further. */
const PARTS_MAX = 16;

/** Whether the folded word has to be divided to be found: it is in a script without blanks, or combines Hangul with another script. */
export const isCompound = (word: string): boolean => IS_UNSPACED.test(word) || (IS_HANGUL.test(word) && runsOf(word).length > 1);

/** The folded text with a blank in place of each run in a script of compounds. */
export const withoutCompounds = (text: string): string => text.replace(ALL_COMPOUNDS, ' ');

const runsOf = (word: string): readonly string[] => word.match(RUN) ?? [];

/** The forms by which parts of a text's folded words are found: what follows each character, each run of another script, and adjacent Hangul words as one. */
export const compoundForms = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, index) => {
    if (!IS_COMPOUND.test(word)) return [];
    const next = words[index + 1];
    const joined = isHangul(word) && next !== undefined && isHangul(next) ? [`${word}${next}`] : [];
    return [...runsOf(word).flatMap(formsOf), ...joined];
  });

const isHangul = (word: string): boolean => IS_HANGUL.test(word) && runsOf(word).length === 1;

function formsOf(run: string): readonly string[] {
  if (IS_UNSPACED.test(run)) return charactersOf(run).map((_, index, characters) => markedPart(characters.slice(index)));
  if (IS_HANGUL.test(run)) return (run.match(SYLLABLE) ?? []).map((_, index, syllables) => syllables.slice(index).join(''));
  return [run];
}

const charactersOf = (run: string): readonly string[] => run.match(CHARACTER) ?? [];

/**
 * The indexed form of a text without blanks that begins with these characters. The marks of each come before it, so that none begins with another that has
 * fewer marks. Hiragana and Katakana of the same sound are the same.
 */
const markedPart = (characters: readonly string[]): string =>
  JOINED_MARK +
  characters
    .slice(0, PART_LENGTH_MAX)
    .join('')
    .replace(/(\P{M})(\p{M}+)/gu, '$2$1')
    .replace(/[\u30a1-\u30f6]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** The parts of a compound word of a query. Each is a word, or the marked beginning of a text without blanks. */
export const compoundParts = (word: string): readonly string[] => partsBy(word, dictionaryWords);

/** The same, but a run of one script is one part: the products that match in full. */
export const compoundRuns = (word: string): readonly string[] => partsBy(word, (run) => [run]);

const partsBy = (word: string, divide: (run: string) => readonly string[]): readonly string[] =>
  runsOf(word)
    .flatMap((run) => (IS_UNSPACED.test(run) ? divide(run).map((part) => markedPart(charactersOf(part))) : [run]))
    .slice(0, PARTS_MAX);

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a run. Adjacent single characters are one word that the dictionaries lack. */
function dictionaryWords(run: string): readonly string[] {
  const words: string[] = [];
  let isUnknown = false;
  for (const { segment } of SEGMENTER.segment(run.normalize('NFC'))) {
    const word = segment.normalize('NFKD');
    const isSingle = charactersOf(word).length === 1;
    words.push(isSingle && isUnknown ? `${words.pop() ?? ''}${word}` : word);
    isUnknown = isSingle;
  }
  return words;
}
