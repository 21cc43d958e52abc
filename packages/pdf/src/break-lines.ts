import LineBreaker from 'linebreak';
import { type Line, type Paragraph, paragraphsOf } from './paragraph.ts';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const OPENING = /^\p{Ps}/u;
/** Scripts without blanks between words, for which ICU has dictionaries. */
const UNSEGMENTED = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/**
 * Breaks text into lines of at most `width`, by the rules of Unicode (UAX 14) and, in scripts that do not separate words, by dictionary. A word that is wider
 * than a line is broken between graphemes. `widthOf` must be additive: no line is measured as a whole, so the time grows with the length of the text, not
 * with its square.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): Line[] {
  return paragraphsOf(text).flatMap((paragraph) => breakParagraph(paragraph, width, widthOf));
}

function breakParagraph(paragraph: Paragraph, width: number, widthOf: (text: string) => number): Line[] {
  const lines: Line[] = [];
  let [from, to, used] = [0, 0, 0];
  const end = (): void => {
    lines.push({ paragraph, from, to: from + paragraph.text.slice(from, to).trimEnd().length });
    from = to;
    used = 0;
  };
  const add = (part: string): void => {
    const letters = part.trimEnd();
    const lettersWidth = widthOf(letters);
    if (to > from && used + lettersWidth > width) end();
    to += part.length;
    used += lettersWidth + widthOf(part.slice(letters.length));
  };
  const fits = (part: string): boolean => widthOf(part.trimEnd()) <= width;
  for (const word of wordsOf(paragraph.text)) {
    if (word.length === 1 || fits(word)) add(word);
    else {
      if (to > from) end();
      // A grapheme can be of any length, such as a chain of joined pictures.
      for (const { segment } of GRAPHEMES.segment(word)) for (const part of fits(segment) ? [segment] : segment) add(part);
    }
  }
  end();
  return lines;
}

/** The parts between which a line may end; a blank belongs to the part before it. */
function wordsOf(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph);
  const words: string[] = [];
  let from = 0;
  for (let at = breaker.nextBreak(); at !== null; at = breaker.nextBreak()) {
    words.push(...unsegmented(paragraph.slice(from, at.position)));
    from = at.position;
  }
  return words;
}

/** Separates the words of a text without blanks. Marks and brackets stay with the words beside them. */
function unsegmented(text: string): string[] {
  if (!UNSEGMENTED.test(text)) return [text];
  const words: string[] = [];
  let isAfterWord = false;
  for (const { segment, isWordLike = false } of WORDS.segment(text)) {
    if (isAfterWord && (isWordLike || OPENING.test(segment))) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
    isAfterWord = isWordLike;
  }
  return words;
}
