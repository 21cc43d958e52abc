/** A command of a path with its coordinates, as in SVG: M, L, Q, and Z. */
export interface PathCommand {
  readonly type: string;
  readonly values: readonly number[];
}

/** A glyph of a `glyf` table. */
export interface TrueTypeGlyph {
  readonly bytes: Uint8Array;
  readonly points: number;
  readonly contours: number;
  readonly left: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** The header has five numbers of two bytes; the number of instructions follows the contours. */
const HEADER_BYTES = 12;
const ON_CURVE = 0x01;
/** For x: the distance from the last point has one byte, and the sign in the other flag; without it, the other flag says that there is no distance. */
const SHORT = 0x02;
const SAME_OR_POSITIVE = 0x10;

/** Encodes an outline as a simple glyph, without instructions. fontkit can encode only the outlines that a font file has. */
export function trueTypeGlyph(path: readonly PathCommand[]): TrueTypeGlyph {
  const contours = contoursOf(path).map(withoutImplied);
  const points = contours.flat();
  const left = least(points.map(({ x }) => x));
  if (points.length === 0) return { bytes: new Uint8Array(), points: 0, contours: 0, left };

  const view = new DataView(new ArrayBuffer(HEADER_BYTES + contours.length * 2 + points.length * 5 + 4));
  let at = 0;
  const write = (value: number, bytes: 1 | 2): void => {
    if (bytes === 1) view.setUint8(at, value);
    else view.setInt16(at, value);
    at += bytes;
  };
  const box = [left, least(points.map(({ y }) => y)), -least(points.map(({ x }) => -x)), -least(points.map(({ y }) => -y))];
  for (const value of [contours.length, ...box]) write(value, 2);
  let end = -1;
  for (const contour of contours) write((end += contour.length), 2);
  write(0, 2);
  const distances = (['x', 'y'] as const).map((axis) => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0)));
  for (const [index, { isOnCurve }] of points.entries()) {
    const flags = distances.map((list, axis) => flagsOf(list[index] ?? 0) << axis);
    write(
      flags.reduce((all, flag) => all | flag, isOnCurve ? ON_CURVE : 0),
      1,
    );
  }
  for (const distance of distances.flat()) {
    if (distance !== 0) write(isShort(distance) ? Math.abs(distance) : distance, isShort(distance) ? 1 : 2);
  }
  return { bytes: new Uint8Array(view.buffer, 0, Math.ceil(at / 4) * 4), points: points.length, contours: contours.length, left };
}

function contoursOf(path: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  for (const { type, values } of path) {
    if (type === 'M') contours.push([]);
    for (let at = 0; at < values.length; at += 2) {
      contours.at(-1)?.push({ x: values[at] ?? 0, y: values[at + 1] ?? 0, isOnCurve: at === values.length - 2 });
    }
  }
  return contours;
}

/** Leaves out the end of a contour where it starts, and each point in the middle between two control points. */
function withoutImplied(contour: readonly Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const open =
    first !== undefined && last !== undefined && contour.length > 1 && isNear(first, last, last) ? contour.slice(0, -1) : contour;
  return open.filter((point, index) => {
    const [before, after] = [open[index - 1], open[index + 1]];
    if (!point.isOnCurve || before === undefined || after === undefined || before.isOnCurve || after.isOnCurve) return true;
    return !isNear(point, before, after);
  });
}

/** Whether a point is in the middle between two others, before its coordinates were rounded. */
const isNear = (point: Point, a: Point, b: Point): boolean =>
  Math.abs(2 * point.x - a.x - b.x) < 2 && Math.abs(2 * point.y - a.y - b.y) < 2;

const isShort = (distance: number): boolean => Math.abs(distance) < 256;

function flagsOf(distance: number): number {
  if (distance === 0) return SAME_OR_POSITIVE;
  if (!isShort(distance)) return 0;
  return distance > 0 ? SHORT | SAME_OR_POSITIVE : SHORT;
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), values[0] ?? 0);
