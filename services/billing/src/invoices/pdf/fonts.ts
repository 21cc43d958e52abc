import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { withShapedWords } from './shaped-words.ts';

export type Weight = 'regular' | 'bold';

/** Text in one font of the fallback chain. */
export interface TextRun {
  readonly text: string;
  /** Index into the weight's chain. */
  readonly font: number;
}

const { resolve } = createRequire(import.meta.url);

/** The embedpdf packages export the names of their files but not the files. */
const HAN = (): string => join(resolve('@embedpdf/fonts-sc'), '../../fonts/NotoSansHans-Regular.otf');
const HANGUL = (): string => join(resolve('@embedpdf/fonts-kr'), '../../fonts/NotoSansKR-Regular.otf');

/**
 * For each weight the fonts to try in turn. Noto Sans has Latin, Greek, Cyrillic, and Devanagari; DejaVu adds Hebrew, Arabic, Armenian, Georgian, and
 * symbols; the last two add Chinese, Japanese, and Korean. A character that none of them has is shown as the box of Noto Sans.
 */
const FILES: Readonly<Record<Weight, readonly (() => string)[]>> = {
  regular: [
    () => resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    () => resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    HAN,
    HANGUL,
  ],
  bold: [
    () => resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
    () => resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    HAN,
    HANGUL,
  ],
};

/** Fonts stay open between documents: parsing one takes longer than drawing a page with it. */
const opened = new Map<() => string, Font>();

/** Returns the parsed font at this place of the chain. */
export function fontAt(weight: Weight, index: number): Font {
  const file = FILES[weight][index];
  if (file === undefined) throw new RangeError(`there is no ${weight} font ${index}`);
  const font = opened.get(file) ?? withShapedWords(openSync(file()) as Font, { isPlain: file === HAN || file === HANGUL });
  opened.set(file, font);
  return font;
}

/** Characters without a width or glyph: joiners, direction marks, and variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Splits text into runs of one font each; every character goes to the first font that has it, or to the first font if none has it. */
export function runsOf(text: string, weight: Weight): TextRun[] {
  const runs: { text: string; font: number }[] = [];
  for (const character of text) {
    if (INVISIBLE.test(character)) continue;
    const last = runs.at(-1);
    const font = character === ' ' ? (last?.font ?? 0) : inFont(character, weight).font;
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

/** A character in the first font that has it. */
interface KnownCharacter {
  readonly font: number;
  /** Its width in a font of size 1, wherever it is in a word. */
  readonly width: number;
}

/** The characters that have been drawn. There are no more of them than the fonts have glyphs. */
const known: Readonly<Record<Weight, Map<string, KnownCharacter>>> = { regular: new Map(), bold: new Map() };
/** Marks above and below a letter take no space of their own. */
const MARK = /\p{Mn}/u;

function inFont(character: string, weight: Weight): KnownCharacter {
  const cached = known[weight].get(character);
  if (cached !== undefined) return cached;
  const codePoint = character.codePointAt(0) ?? 0;
  const found = FILES[weight].findIndex((_, at) => fontAt(weight, at).hasGlyphForCodePoint(codePoint));
  const font = Math.max(found, 0);
  const { unitsPerEm } = fontAt(weight, font);
  const width = MARK.test(character) ? 0 : fontAt(weight, font).glyphForCodePoint(codePoint).advanceWidth / unitsPerEm;
  if (found >= 0) known[weight].set(character, { font, width });
  return { font, width };
}

/**
 * Returns nearly the width of a text in fonts of size 1: the sum of the widths of its characters, without kerning and ligatures. It costs a small part of the
 * exact one, for which every word is shaped.
 */
export function nearWidthOf(text: string, weight: Weight): number {
  let font = 0;
  let sum = 0;
  for (const character of text) {
    if (INVISIBLE.test(character)) continue;
    if (character === ' ') {
      sum += blankWidth(weight, font);
      continue;
    }
    const drawn = inFont(character, weight);
    font = drawn.font;
    sum += drawn.width;
  }
  return sum;
}

function blankWidth(weight: Weight, index: number): number {
  const font = fontAt(weight, index);
  return font.glyphForCodePoint(0x20).advanceWidth / font.unitsPerEm;
}
