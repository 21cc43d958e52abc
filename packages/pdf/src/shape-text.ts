import { BufferFlag, Buffer as Characters, ClusterLevel, Direction, type Font as Shaper, shape } from 'harfbuzzjs';

/** A glyph of a font, and where it lies in its cluster, in units of the font. */
interface PlacedGlyph {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** The glyphs of characters that cannot be separated: a letter with its marks, or a ligature. */
export interface Cluster {
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  readonly scale: number;
  /** Without the kerning of the text around it. */
  readonly width: number;
  /** With it. */
  readonly advance: number;
}

/** A code point that no font has is drawn as its number in this part of the size. */
const CODE_SCALE = 0.65;
const CODE_GAP = 80;
/** The numbers of joiners and variation selectors are not shown. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A blank, and its width in parts of the size, which is that of Noto Sans. Other fonts have none, or wide ones. */
const BLANK = ' ';
const BLANK_WIDTH = 0.26;

/** Reused, because the memory of one that is dropped is not free until the next garbage collection. */
let buffer: Characters | undefined;

/** Shapes a word or a blank with HarfBuzz. Returns its clusters from left to right. */
export function shapeText(shaper: Shaper, text: string, direction: 'ltr' | 'rtl'): Cluster[] {
  if (text === BLANK) return [blankOf(shaper)];
  buffer ??= new Characters();
  const characters = buffer;
  characters.reset();
  characters.addText(text);
  characters.guessSegmentProperties();
  characters.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
  // Viewers copy a mark of text from right to left before its letter, unless both are one cluster.
  characters.setClusterLevel(direction === 'rtl' ? ClusterLevel.MONOTONE_GRAPHEMES : ClusterLevel.MONOTONE_CHARACTERS);
  characters.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
  shape(shaper, characters);
  const positions = characters.getGlyphPositions();
  const starts: number[] = [];
  const drawn: { glyph: number; x: number; y: number; advance: number }[][] = [];
  for (const [index, { codepoint: glyph, cluster }] of characters.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    if (starts.at(-1) !== cluster) {
      starts.push(cluster);
      drawn.push([]);
    }
    drawn.at(-1)?.push({ glyph, x: xOffset, y: yOffset, advance: xAdvance });
  }
  const ordered = starts.toSorted((a, b) => a - b);
  const clusters = drawn.map((glyphs, index) => {
    const order = ordered.indexOf(starts[index] ?? 0);
    return clusterOf(shaper, text.slice(order === 0 ? 0 : ordered[order], ordered[order + 1]), glyphs, direction);
  });
  return withoutTrailingFormat(clusters);
}

/** Moves invisible characters from the end of each cluster to the start of the next: a viewer copies nothing of a glyph whose text ends with one. */
function withoutTrailingFormat(clusters: readonly Cluster[]): Cluster[] {
  let moved = '';
  return clusters.map((cluster) => {
    const whole = moved + cluster.text;
    const text = whole.replace(/(?<!^)\p{Cf}+$/u, '');
    moved = whole.slice(text.length);
    return { ...cluster, text };
  });
}

function blankOf({ face }: Shaper): Cluster {
  const width = Math.round(face.upem * BLANK_WIDTH);
  return { text: BLANK, glyphs: [], scale: 1, width, advance: width };
}

function clusterOf(
  shaper: Shaper,
  text: string,
  drawn: readonly (PlacedGlyph & { readonly advance: number })[],
  direction: 'ltr' | 'rtl',
): Cluster {
  let at = 0;
  const glyphs = drawn.map(({ glyph, x, y, advance }) => {
    const placed = { glyph, x: at + x, y };
    at += advance;
    return placed;
  });
  const last = drawn.at(-1);
  const kerning = last === undefined || last.advance === 0 ? 0 : last.advance - shaper.glyphHAdvance(last.glyph);
  // Viewers reverse the characters of text from right to left one by one.
  return { text: direction === 'rtl' ? Array.from(text).toReversed().join('') : text, glyphs, scale: 1, width: at - kerning, advance: at };
}

/** Returns each character as its code point, such as U+1F9FF in small print. */
export function codePointsOf(shaper: Shaper, text: string): Cluster[] {
  return Array.from(text.replace(INVISIBLE, ''), (character) => {
    const hex = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    let at = 0;
    const glyphs = shapeText(shaper, `U+${hex}`, 'ltr').flatMap((cluster) => {
      const placed = cluster.glyphs.map(({ glyph, x, y }) => ({ glyph, x: x + at, y }));
      at += cluster.advance;
      return placed;
    });
    const width = Math.round(at * CODE_SCALE) + CODE_GAP;
    return { text: character, glyphs, scale: CODE_SCALE, width, advance: width };
  });
}
