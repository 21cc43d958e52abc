import bidiFactory from 'bidi-js';

/** A text without line ends, with the direction of each of its characters. */
export interface Paragraph {
  readonly text: string;
  /** By the bidirectional algorithm of Unicode (UAX 9); undefined if all of the text runs from left to right. */
  readonly levels: Uint8Array | undefined;
  /** Whether the paragraph as a whole runs from right to left, as its first letter does. */
  readonly isRightToLeft: boolean;
}

/** A line of a paragraph, from one position in its text up to another. */
export interface Line {
  readonly paragraph: Paragraph;
  readonly from: number;
  readonly to: number;
}

/** A part of a line in one direction. */
export interface DirectedPart {
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** Its position from the left. */
  readonly position: number;
}

const bidi = bidiFactory();

/** Letters that are written from right to left, and the characters that embed, override, or isolate. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Letters from right to left beyond 16 bits, which bidi-js does not know, and what has their direction and length. */
const SUPPLEMENTARY = /[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;
const ALEPHS = '\u05d0\u05d0';
/** They have done their work when the order is known. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text that needs no care. */
const PLAIN = /^[\x20-\x7e]*$/;
/** More marks than any orthography has on a letter. A tower of them would cover other fields. */
const MARKS = /(\p{M}{16})\p{M}+/gu;

/** Returns the text of each paragraph. Other control characters become blanks, and lone surrogates U+FFFD. */
export function textsOf(text: string): string[] {
  if (PLAIN.test(text)) return [text.trimEnd()];
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}]/gu, (control) => (control === '\n' ? control : ' '))
    .normalize('NFC')
    .replace(MARKS, '$1')
    .split('\n')
    .map((paragraph) => paragraph.trimEnd());
}

/** Returns the paragraphs of a text. Each has its own direction, so that none changes the order of another. */
export const paragraphsOf = (text: string): Paragraph[] => textsOf(text).map(paragraphOf);

function paragraphOf(text: string): Paragraph {
  if (!RIGHT_TO_LEFT.test(text)) return { text, levels: undefined, isRightToLeft: false };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text.replace(SUPPLEMENTARY, ALEPHS));
  return { text, levels, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** Returns the parts of a line in the order in which they are read, each with its position on the line. */
export function partsOf({ paragraph: { text: whole, levels: all, isRightToLeft }, from, to }: Line): DirectedPart[] {
  const text = whole.slice(from, to);
  if (all === undefined || text === '') return [{ text, isRightToLeft: false, position: 0 }];
  const levels = all.subarray(from, to);
  const partAt: number[] = [];
  levels.forEach((level, at) => partAt.push(at === 0 ? 0 : (partAt[at - 1] ?? 0) + (level === levels[at - 1] ? 0 : 1)));
  const paragraphs = [{ start: 0, end: text.length - 1, level: isRightToLeft ? 1 : 0 }];
  const fromLeft = bidi.getReorderedIndices(text, { levels, paragraphs }).map((at) => partAt[at] ?? 0);
  const positions = [...new Set(fromLeft)];
  const starts = partAt.flatMap((part, at) => (at > 0 && part === partAt[at - 1] ? [] : [at]));
  return starts.map((start, part) => ({
    text: text.slice(start, starts[part + 1]).replace(CONTROLS, ''),
    isRightToLeft: (levels[start] ?? 0) % 2 === 1,
    position: positions.indexOf(part),
  }));
}
