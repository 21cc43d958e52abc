import LineBreaker from 'linebreak';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that a paragraph cannot contain. Line ends are kept; other control characters become blanks, and lone surrogates U+FFFD. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}]/gu, (control) => (control === '\n' ? control : ' '))
    .normalize('NFC');

/** Breaks text into lines of at most `width`, by the rules of Unicode (UAX 14). A word that is wider than a line is broken between graphemes. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return cleaned(text)
    .split('\n')
    .flatMap((paragraph) => breakParagraph(paragraph.trimEnd(), width, widthOf));
}

function breakParagraph(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  if (paragraph === '' || widthOf(paragraph) <= width) return [paragraph];
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(paragraph)) {
    if (widthOf((line + word).trimEnd()) <= width) {
      line += word;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    const pieces = widthOf(word.trimEnd()) <= width ? [word] : breakWord(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line.trimEnd()];
}

/** The parts between which a line may end; a blank belongs to the part before it. */
function wordsOf(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph);
  const words: string[] = [];
  let from = 0;
  for (let at = breaker.nextBreak(); at !== null; at = breaker.nextBreak()) {
    words.push(paragraph.slice(from, at.position));
    from = at.position;
  }
  return words;
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of GRAPHEMES.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
