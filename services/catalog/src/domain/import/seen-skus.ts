/** More products than this belong into several files; at 12 bytes a place they are remembered in less than 100 MiB. */
export const SKUS_MAX = 6_000_000;
const FIRST_PLACES = 1024;
/** An open table is slow when it is nearly full. */
const FULL_AT = 0.75;

/**
 * The SKUs of a file and the lines where they stood, in a few bytes each however long they are: a table of 64-bit hashes. Two SKUs of one
 * file that share a hash are not to be expected once in a hundred thousand of the longest files.
 */
export class SeenSkus {
  #size = 0;
  #places = placesOf(FIRST_PLACES);

  get size(): number {
    return this.#size;
  }

  /** Notes the SKU, and answers the line where it stood before, if it did. */
  note(sku: string, line: number): number | undefined {
    if (this.#size >= this.#places.lines.length * FULL_AT) this.#grow();
    const [high, low] = hashOf(sku);
    const at = placeOf(this.#places, high, low);
    const before = this.#places.lines[at] ?? 0;
    if (before !== 0) return before;
    put(this.#places, at, high, low, line);
    this.#size += 1;
    return undefined;
  }

  #grow(): void {
    const { highs, lows, lines } = this.#places;
    const larger = placesOf(lines.length * 2);
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] ?? 0;
      if (line === 0) continue;
      const [high, low] = [highs[index] ?? 0, lows[index] ?? 0];
      put(larger, placeOf(larger, high, low), high, low, line);
    }
    this.#places = larger;
  }
}

/** Lines count from 1, so 0 is a free place. */
interface Places {
  readonly highs: Uint32Array;
  readonly lows: Uint32Array;
  readonly lines: Uint32Array;
}

const placesOf = (count: number): Places => ({
  highs: new Uint32Array(count),
  lows: new Uint32Array(count),
  lines: new Uint32Array(count),
});

/** Where the hash stands, or the free place where it belongs. The number of places is a power of two. */
function placeOf({ highs, lows, lines }: Places, high: number, low: number): number {
  const mask = lines.length - 1;
  let at = low & mask;
  while (lines[at] !== 0 && (highs[at] !== high || lows[at] !== low)) at = (at + 1) & mask;
  return at;
}

function put({ highs, lows, lines }: Places, at: number, high: number, low: number, line: number): void {
  highs[at] = high;
  lows[at] = low;
  lines[at] = line;
}

/** Two multiplicative hashes mixed into each other at the end (cyrb53's scheme, all 64 bits kept). */
function hashOf(text: string): readonly [number, number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const mixedLow = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 3266489909);
  return [mixedHigh >>> 0, mixedLow >>> 0];
}
