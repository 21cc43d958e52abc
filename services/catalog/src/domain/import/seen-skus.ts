import { hashText } from '../hash-text.ts';

/** Larger catalogs must be split into several files. At 12 bytes per slot, this many SKUs take less than 100 MiB. */
export const SKUS_MAX = 6_000_000;
const INITIAL_SLOTS = 1024;
/** The load factor above which the table grows; open addressing is slow in a nearly full table. */
const LOAD_FACTOR_MAX = 0.75;

/**
 * The SKUs of a file and their line numbers, stored as 64-bit hashes so that long SKUs take no more memory. The chance that two SKUs of the
 * longest allowed file share a hash is below one in a hundred thousand.
 */
export class SeenSkus {
  #size = 0;
  #slots = newSlots(INITIAL_SLOTS);

  get size(): number {
    return this.#size;
  }

  has(sku: string): boolean {
    const [high, low] = hashText(sku);
    return this.#slots.lines[slotOf(this.#slots, high, low)] !== 0;
  }

  /** Adds the SKU, or returns the line of its first occurrence if it is already present. */
  add(sku: string, line: number): number | undefined {
    if (this.#size >= this.#slots.lines.length * LOAD_FACTOR_MAX) this.#grow();
    const [high, low] = hashText(sku);
    const at = slotOf(this.#slots, high, low);
    const before = this.#slots.lines[at] ?? 0;
    if (before !== 0) return before;
    put(this.#slots, at, high, low, line);
    this.#size += 1;
    return undefined;
  }

  #grow(): void {
    const { highs, lows, lines } = this.#slots;
    const larger = newSlots(lines.length * 2);
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] ?? 0;
      if (line === 0) continue;
      const [high, low] = [highs[index] ?? 0, lows[index] ?? 0];
      put(larger, slotOf(larger, high, low), high, low, line);
    }
    this.#slots = larger;
  }
}

/** Line numbers start at 1, so 0 marks a free slot. */
interface Slots {
  readonly highs: Uint32Array;
  readonly lows: Uint32Array;
  readonly lines: Uint32Array;
}

const newSlots = (count: number): Slots => ({
  highs: new Uint32Array(count),
  lows: new Uint32Array(count),
  lines: new Uint32Array(count),
});

/** The slot of the hash, or the free slot where it belongs. The number of slots is a power of two. */
function slotOf({ highs, lows, lines }: Slots, high: number, low: number): number {
  const mask = lines.length - 1;
  let at = low & mask;
  while (lines[at] !== 0 && (highs[at] !== high || lows[at] !== low)) at = (at + 1) & mask;
  return at;
}

function put({ highs, lows, lines }: Slots, at: number, high: number, low: number, line: number): void {
  highs[at] = high;
  lows[at] = low;
  lines[at] = line;
}
