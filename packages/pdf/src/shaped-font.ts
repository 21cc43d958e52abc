import type { Font, GlyphRun } from 'fontkit';
import type { Font as Shaper } from 'harfbuzzjs';
import { type Cluster, codePointsOf, shapeText } from './shape-text.ts';
import { type TrueTypeGlyph, trueTypeGlyph } from './true-type-glyph.ts';
import { type Outline, subsetOf, type TrueTypeTables } from './true-type-subset.ts';

/** How a text is drawn: in its direction, or as the numbers of its code points. */
export type Mode = 'ltr' | 'rtl' | 'codes';

/** A font for pdfkit, in which each cluster is a glyph. */
export interface ShapedFont {
  /** Its `layout` takes the mode as the only feature. */
  readonly font: Font;
  /** Returns the width of a text in this font of size 1. */
  widthOf(text: string, mode: Mode): number;
}

/** The glyph of a cluster. All uses of equal clusters share it, so that a document embeds it once. */
interface ClusterGlyph {
  readonly id: Outline;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

interface Word {
  readonly glyphs: readonly ClusterGlyph[];
  readonly advances: readonly number[];
  readonly width: number;
}

/** Shaped words, and clusters, that a font keeps for the next documents, in about 1 KB each. */
const WORDS_MAX = 4000;
const CLUSTERS_MAX = 20_000;

/** Returns the font for pdfkit whose text `shaper` shapes. A viewer copies exactly the text of each cluster. */
export function shapedFont(name: string, tables: Font & TrueTypeTables, shaper: Shaper): ShapedFont {
  const words = new Map<string, Word>();
  const clusters = new Map<string, ClusterGlyph>();
  const glyphOf = (cluster: Cluster): ClusterGlyph => {
    const { text, glyphs, scale, width } = cluster;
    const key = `${text} ${scale} ${width} ${glyphs.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`;
    const found = clusters.get(key) ?? {
      id: { width, encode: encodeOnce(shaper, cluster) },
      codePoints: Array.from(text, (character) => character.codePointAt(0) ?? 0),
      advanceWidth: width,
    };
    if (clusters.size >= CLUSTERS_MAX) clusters.clear();
    clusters.set(key, found);
    return found;
  };
  const clustersOf = (text: string, mode: Mode): Cluster[] =>
    mode === 'codes' && text !== ' ' ? codePointsOf(shaper, text) : shapeText(shaper, text, mode === 'rtl' ? 'rtl' : 'ltr');
  const shaped = (text: string, mode: Mode): Word => {
    const key = mode + text;
    const found = words.get(key) ?? wordOf(clustersOf(text, mode), glyphOf);
    if (words.size >= WORDS_MAX) words.clear();
    words.set(key, found);
    return found;
  };
  /** Words and blanks from left to right. */
  const wordsOf = (text: string, mode: Mode): Word[] => {
    const parts = (text.match(/[^ ]+| /g) ?? []).map((part) => shaped(part, mode));
    return mode === 'rtl' ? parts.toReversed() : parts;
  };
  const widthIn = (parts: readonly Word[]): number => parts.reduce((sum, { width }) => sum + width, 0);
  const layout = (text: string, [mode]: readonly [Mode]): Pick<GlyphRun, 'advanceWidth'> & Record<'glyphs' | 'positions', unknown> => {
    const parts = wordsOf(text, mode);
    return {
      glyphs: parts.flatMap(({ glyphs }) => glyphs),
      positions: parts.flatMap(({ advances }) => advances.map((xAdvance) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }))),
      advanceWidth: widthIn(parts),
    };
  };
  const createSubset = () => subsetOf(tables);
  return {
    font: Object.create(tables, { postscriptName: { value: name }, layout: { value: layout }, createSubset: { value: createSubset } }),
    widthOf: (text, mode) => widthIn(wordsOf(text, mode)) / tables.unitsPerEm,
  };
}

function wordOf(clusters: readonly Cluster[], glyphOf: (cluster: Cluster) => ClusterGlyph): Word {
  const advances = clusters.map(({ advance }) => advance);
  return { glyphs: clusters.map(glyphOf), advances, width: advances.reduce((sum, advance) => sum + advance, 0) };
}

/** Encodes the outlines of all glyphs of a cluster as one, at its first use. */
function encodeOnce(shaper: Shaper, { glyphs, scale }: Cluster): () => TrueTypeGlyph {
  let encoded: TrueTypeGlyph | undefined;
  return () => {
    encoded ??= trueTypeGlyph(
      glyphs.flatMap(({ glyph, x, y }) =>
        shaper.glyphToJson(glyph).map(({ type, values }) => ({
          type,
          values: values.map((value, index) => Math.round((value + (index % 2 === 0 ? x : y)) * scale)),
        })),
      ),
    );
    return encoded;
  };
}
