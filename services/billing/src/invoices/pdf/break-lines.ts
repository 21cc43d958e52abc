import LineBreaker from 'linebreak';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that a paragraph cannot contain. Line ends are kept; other control characters become blanks, and lone surrogates U+FFFD. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}]/gu, (control) => (control === '\n' ? control : ' '))
    .normalize('NFC');

/**
 * Breaks text into lines of at most `width`, by the rules of Unicode (UAX 14). A word that is wider than a line is broken between graphemes. `widthOf` must be
 * additive: no line is measured as a whole, so the time grows with the length of the text, not with its square.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return cleaned(text)
    .split('\n')
    .flatMap((paragraph) => breakParagraph(paragraph.trimEnd(), width, widthOf));
}

function breakParagraph(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  if (paragraph === '') return [paragraph];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const add = (part: string): void => {
    if (line !== '' && used + widthOf(part.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += part;
    used += widthOf(part);
  };
  for (const word of wordsOf(paragraph)) {
    const isWide = widthOf(word.trimEnd()) > width;
    if (isWide && line !== '') {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    if (isWide) for (const { segment } of GRAPHEMES.segment(word)) add(segment);
    else add(word);
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
