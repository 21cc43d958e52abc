import { breakLines } from './break-lines.ts';
import { fontAt, nearWidthOf, runsOf, type TextRun, type Weight } from './fonts.ts';
import { lineHeight } from './page-style.ts';
import { inVisualOrder } from './visual-order.ts';

type Pdf = PDFKit.PDFDocument;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color: string;
  readonly align?: 'left' | 'right';
}

/** Measures and writes text in the fonts of the fallback chain. All positions are in points from the top left. */
export interface TextWriter {
  widthOf(text: string, style: TextStyle): number;
  linesOf(text: string, width: number, style: TextStyle): string[];
  /** Writes lines into a box of this width and returns the `y` below them. */
  write(lines: readonly string[], box: { x: number; y: number; width: number }, style: TextStyle): number;
}

/** The part of a line's height that is above the baseline. */
const BASELINE = 0.76;
/** Returns a writer for one document. */
export function textWriter(pdf: Pdf): TextWriter {
  // Registered under the font's own name, by which pdfkit caches it; for a font under any other name, pdfkit compares it at every call.
  const select = ({ font: index }: TextRun, { size, weight = 'regular' }: TextStyle): Pdf => {
    const font = fontAt(weight, index);
    return pdf
      .registerFont(font.postscriptName, font as never)
      .font(font.postscriptName)
      .fontSize(size);
  };
  const widthOfRun = (run: TextRun, style: TextStyle): number => select(run, style).widthOfString(run.text);
  const widthOf: TextWriter['widthOf'] = (text, style) =>
    runsOf(text, style.weight ?? 'regular').reduce((sum, run) => sum + widthOfRun(run, style), 0);

  const writeLine = (line: string, { x, y, width }: { x: number; y: number; width: number }, style: TextStyle): void => {
    const runs = inVisualOrder(line)
      .flatMap((part) => runsOf(part, style.weight ?? 'regular'))
      .map((run) => ({ ...run, width: widthOfRun(run, style) }));
    const used = runs.reduce((sum, run) => sum + run.width, 0);
    let at = style.align === 'right' ? x + width - used : x;
    const baseline = y + lineHeight(style.size) * BASELINE;
    for (const { text, width: advance, ...run } of runs) {
      const known = { textWidth: advance, wordCount: 1 };
      select({ text, ...run }, style)
        .fillColor(style.color)
        .text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...known } as never);
      at += advance;
    }
  };
  return {
    widthOf,
    linesOf: (text, width, { size, weight = 'regular' }) => breakLines(text, width, (part) => nearWidthOf(part, weight) * size),
    write: (lines, { x, y, width }, style) => {
      lines.forEach((line, index) => writeLine(line, { x, y: y + index * lineHeight(style.size), width }, style));
      return y + lines.length * lineHeight(style.size);
    },
  };
}
