import type { Font } from 'fontkit';
import { type TrueTypeGlyph, trueTypeGlyph } from './true-type-glyph.ts';

/** The tables of a TrueType font that its subsets have, as fontkit reads them. */
export interface TrueTypeTables {
  readonly head: unknown;
  readonly hhea: unknown;
  readonly maxp: object;
}

/** The outline of a glyph. */
export interface Outline {
  readonly width: number;
  encode(): TrueTypeGlyph;
}

/** The parts of fontkit's TTFSubset that are not in its types. */
interface TrueTypeSubset {
  readonly glyphs: Outline[];
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
}

/** The glyphs that a TrueType font can have; the next are not drawn. */
const GLYPHS_MAX = 0xffff;

/** Returns a subset of a font with the glyphs that a document includes in it. fontkit writes its tables. */
export function subsetOf(tables: Font & TrueTypeTables): object {
  const positions = new Map<Outline, number>();
  // Glyph 0 stands for what a font lacks, which no document draws.
  const glyphs: Outline[] = [{ width: 0, encode: () => trueTypeGlyph([]) }];
  const maxp = { ...tables.maxp, maxPoints: 0, maxContours: 0 };
  const includeGlyph = (outline: Outline): number => {
    const position = positions.get(outline) ?? glyphs.length;
    if (position >= GLYPHS_MAX) return 0;
    if (position === glyphs.length) glyphs.push(outline);
    positions.set(outline, position);
    return position;
  };
  function addGlyph(this: TrueTypeSubset, { width, encode }: Outline): void {
    const { bytes, points, contours, left } = encode();
    maxp.maxPoints = Math.max(maxp.maxPoints, points);
    maxp.maxContours = Math.max(maxp.maxContours, contours);
    this.glyf.push(bytes);
    this.loca.offsets.push(this.offset);
    this.hmtx.metrics.push({ advance: width, bearing: left });
    this.offset += bytes.length;
  }
  // Long offsets, because clusters take more space than the glyphs of the file.
  const font = { head: tables.head, hhea: tables.hhea, maxp, loca: { version: 1 } };
  return Object.assign(tables.createSubset(), { glyphs, font, includeGlyph, _addGlyph: addGlyph });
}
