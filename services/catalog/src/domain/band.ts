/** The coarse stock band: all that the outside ever learns of a quantity. */
export type Band = 'IN_STOCK' | 'LOW' | 'OUT' | 'UNKNOWN';

const BANDS: readonly string[] = ['IN_STOCK', 'LOW', 'OUT', 'UNKNOWN'] satisfies Band[];

/** The band that the database computed; the rule itself is the generated column `stock.band`. */
export function asBand(text: string): Band {
  if (BANDS.includes(text)) return text as Band;
  throw new Error(`"${text}" is no availability band`);
}
