import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

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
  const font = opened.get(file) ?? (openSync(file()) as Font);
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
    const font = character === ' ' ? (last?.font ?? 0) : fontOf(character, weight);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function fontOf(character: string, weight: Weight): number {
  const codePoint = character.codePointAt(0) ?? 0;
  const index = FILES[weight].findIndex((_, at) => fontAt(weight, at).hasGlyphForCodePoint(codePoint));
  return Math.max(index, 0);
}
