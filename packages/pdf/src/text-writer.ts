import { breakLines } from './break-lines.ts';
import type { Fonts, TextRun } from './fonts.ts';
import type { Weight } from './open-font.ts';
import { type Line, paragraphsOf, partsOf, RIGHT_TO_LEFT } from './paragraph.ts';
import type { Mode, ShapedFont } from './shaped-font.ts';

export interface TextStyle {
  readonly size: number;
  /** The size for which the lines are spaced; by default their own. */
  readonly leading?: number;
  readonly weight?: Weight;
  readonly color: string;
  /** `start` is the side on which reading starts. */
  readonly align?: 'left' | 'right' | 'start';
}

/** Measures and writes text in the fonts of a document. All positions are in points from the top left. */
export interface TextWriter {
  widthOf(text: string, style: TextStyle): number;
  linesOf(text: string, width: number, style: TextStyle): Line[];
  /** Returns the style in which the text fits into this width on one line: a smaller one of the same line height if necessary. */
  fitted(text: string, width: number, style: TextStyle): TextStyle;
  /** Writes lines, or texts of one line, into a box of this width and returns the `y` below them. */
  write(lines: readonly (Line | string)[], box: { x: number; y: number; width: number }, style: TextStyle): number;
}

/** A text in one font and direction. */
interface DrawnRun {
  readonly text: string;
  readonly shaped: ShapedFont;
  readonly mode: Mode;
  readonly width: number;
}

/** The height of a line of text by its size. */
export const lineHeight = (size: number): number => Math.round(size * 1.4 * 10) / 10;
/** The part of a line's height that is above the baseline. */
const BASELINE = 0.76;
const heightIn = ({ size, leading = size }: TextStyle): number => lineHeight(leading);

/** Returns a writer for one document. */
export function textWriter(pdf: PDFKit.PDFDocument, fonts: Fonts): TextWriter {
  const drawn = ({ text, font }: TextRun, direction: Mode, { size, weight = 'regular' }: TextStyle): DrawnRun => {
    const mode = font === undefined ? 'codes' : direction;
    const shaped = (font ?? fonts.base).of(weight);
    return { text, shaped, mode, width: shaped.widthOf(text, mode) * size };
  };
  const widthOf: TextWriter['widthOf'] = (text, style) => {
    const direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
    return fonts.runsOf(text).reduce((sum, run) => sum + drawn(run, direction, style).width, 0);
  };

  /** Draws in the order in which the line is read, which is the order in which a viewer copies it. */
  const writeLine = (line: Line, { x, y, width }: { x: number; y: number; width: number }, style: TextStyle): void => {
    const parts = partsOf(line).map(({ text, isRightToLeft, position }) => {
      const runs = fonts.runsOf(text).map((run) => drawn(run, isRightToLeft ? 'rtl' : 'ltr', style));
      return { runs, isRightToLeft, position, width: runs.reduce((sum, run) => sum + run.width, 0) };
    });
    const used = parts.reduce((sum, part) => sum + part.width, 0);
    const isAtRight = style.align === 'right' || (style.align === 'start' && line.paragraph.isRightToLeft);
    const left = isAtRight ? x + width - used : x;
    const baseline = y + heightIn(style) * BASELINE;
    for (const part of parts) {
      const before = parts.filter(({ position }) => position < part.position).reduce((sum, other) => sum + other.width, 0);
      let at = left + before + (part.isRightToLeft ? part.width : 0);
      for (const run of part.runs) {
        if (part.isRightToLeft) at -= run.width;
        drawRun(pdf, run, at, baseline, style);
        if (!part.isRightToLeft) at += run.width;
      }
    }
  };
  return {
    widthOf,
    linesOf: (text, width, style) => breakLines(text, width, (part) => widthOf(part, style)),
    fitted: (text, width, style) => {
      const used = widthOf(text, style);
      return used <= width ? style : { ...style, size: (style.size * width) / used, leading: style.leading ?? style.size };
    },
    write: (lines, { x, y, width }, style) => {
      const whole = lines.flatMap((line) => (typeof line === 'string' ? lineOf(line) : line));
      whole.forEach((line, index) => writeLine(line, { x, y: y + index * heightIn(style), width }, style));
      return y + whole.length * heightIn(style);
    },
  };
}

const lineOf = (text: string): Line[] => paragraphsOf(text).map((paragraph) => ({ paragraph, from: 0, to: paragraph.text.length }));

function drawRun(
  pdf: PDFKit.PDFDocument,
  { text, shaped, mode, width }: DrawnRun,
  x: number,
  baseline: number,
  { size, color }: TextStyle,
): void {
  if (text === '') return;
  // Registered under the font's own name, by which pdfkit caches it; for a font under any other name, pdfkit compares it at every call.
  const { font } = shaped;
  const known = { features: [mode], textWidth: width, wordCount: 1 };
  pdf
    .registerFont(font.postscriptName, font as never)
    .font(font.postscriptName)
    .fontSize(size)
    .fillColor(color)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...known } as never);
}
