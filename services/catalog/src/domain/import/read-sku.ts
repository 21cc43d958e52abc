import { normalSku } from '@storefront/contract';
import { CellViolation, requiredText } from './cells.ts';

/** Fits every common product code and a URL path. */
export const SKU_LENGTH_MAX = 128;

/** Warns that a product has a SKU in another form than its row has. */
export const changedSku = (sku: string): string => `is stored as "${sku}", without invisible characters and with composed letters`;

/** Reads a SKU as it is written: any text on one line. Slashes and percent signs are allowed because paths encode them. */
export function readSku(value: unknown): string {
  const sku = requiredText(value, SKU_LENGTH_MAX);
  if (/\p{Cc}/u.test(sku)) throw new CellViolation('must not contain control characters');
  const normal = normalSku(sku);
  if (normal === '') throw new CellViolation('must not be empty');
  // Clients resolve these in a path even if encoded, so the product's URL would be unreachable.
  if (normal === '.' || normal === '..') throw new CellViolation('must not be "." or ".."');
  return sku;
}
