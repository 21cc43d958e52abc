import { CellFault, requiredText } from './cells.ts';

/** Fits every common product code and a URL path. */
export const SKU_LENGTH_MAX = 128;

/** Reads a SKU: any text on one line. Slashes and percent signs are allowed because paths encode them. */
export function readSku(value: unknown): string {
  const sku = requiredText(value, SKU_LENGTH_MAX);
  if (/\p{Cc}/u.test(sku)) throw new CellFault('must not contain control characters');
  // Clients resolve these in a path even if encoded, so the product's URL would be unreachable.
  if (sku === '.' || sku === '..') throw new CellFault('must not be "." or ".."');
  return sku;
}
