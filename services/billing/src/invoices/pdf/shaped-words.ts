import type { Font, GlyphRun } from 'fontkit';

/** Shaped words that a font keeps, in about 3 KB each. A long invoice in mixed scripts has ten times as many, and pdfkit would keep them all. */
const WORDS_MAX = 2000;

/**
 * Returns the font with a limited cache of shaped words, which also serves the next documents. pdfkit must not have one of its own. The characters of a `plain`
 * font, such as Chinese ones, do not depend on their neighbors, so they are drawn without shaping, which takes ten times as long.
 */
export function withShapedWords(font: Font, { isPlain }: { readonly isPlain: boolean }): Font {
  const words = new Map<string, GlyphRun>();
  const shape = (word: string): GlyphRun => {
    const run = isPlain ? plainRun(font, word) : font.layout(word);
    if (words.size >= WORDS_MAX) words.clear();
    words.set(word, run);
    return run;
  };
  // pdfkit changes the positions to its own scale.
  const layout = (word: string): GlyphRun => {
    const run = words.get(word) ?? shape(word);
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return Object.create(font, { layout: { value: layout } });
}

function plainRun(font: Font, word: string): GlyphRun {
  const glyphs = font.glyphsForString(word);
  const run: Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> = {
    glyphs,
    positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
    get advanceWidth(): number {
      return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
  return Object.create(run);
}
