import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { Blob, Face, Font as Shaper, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import type { FontFile } from './font-files.ts';
import { type ShapedFont, shapedFont } from './shaped-font.ts';
import type { TrueTypeTables } from './true-type-subset.ts';

export type Weight = 'regular' | 'bold';

/** An open font file. */
export interface OpenFont {
  readonly name: string;
  has(codePoint: number): boolean;
  /** The font in this weight; the regular one if it has no other. */
  of(weight: Weight): ShapedFont;
}

const WEIGHT: Readonly<Record<Weight, number>> = { regular: 400, bold: 600 };

/** Opens a font file. HarfBuzz shapes its text, and fontkit writes its subsets. */
export async function openFont({ name, path, isVariable }: FontFile): Promise<OpenFont> {
  const bytes = await decompress(await readFile(path()));
  const face = new Face(new Blob(bytes));
  const tables = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as unknown as Font & TrueTypeTables;
  const nominal = new Shaper(face);
  const inWeight = (weight: Weight): ShapedFont => {
    const shaper = new Shaper(face);
    if (isVariable) shaper.setVariations([new Variation('wght', WEIGHT[weight])]);
    return shapedFont(`${name}-${weight}`, tables, shaper);
  };
  const opened = new Map<Weight, ShapedFont>();
  return {
    name,
    has: (codePoint) => nominal.nominalGlyph(codePoint) !== undefined,
    of: (wanted) => {
      const weight = isVariable ? wanted : 'regular';
      const font = opened.get(weight) ?? inWeight(weight);
      opened.set(weight, font);
      return font;
    },
  };
}
