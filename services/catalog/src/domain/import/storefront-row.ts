import type { RowViolation } from '@storefront/contract/rows';
import { currencyScale } from '@storefront/money';
import { FIELD_COLUMNS } from '../product-fields.ts';
import { PRODUCT_DEFAULTS } from '../product.ts';
import { CellViolation } from './cells.ts';
import { readTags } from './nested-cells.ts';
import type { ProductPatch, ReadRow } from './product-patch.ts';

/** The columns that every row must include. */
export const REQUIRED_COLUMNS: readonly string[] = FIELD_COLUMNS.filter(({ isRequired }) => isRequired).map(({ name }) => name);

/** All columns of the format. */
export const COLUMN_NAMES: readonly string[] = FIELD_COLUMNS.map(({ name }) => name);

/** The settings of the store that a row depends on. */
export interface RowStore {
  readonly currency: string;
  readonly timeZone: string;
}

/**
 * Reads one row of the `storefront` format. An absent column keeps the stored value, null resets it, and unknown columns are ignored.
 * All violations of the row are reported together. `required` are the columns that it must include.
 */
export function readStorefrontRow(
  row: Readonly<Record<string, unknown>>,
  { currency, timeZone }: RowStore,
  required = REQUIRED_COLUMNS,
): ReadRow {
  const violations: RowViolation[] = [];
  const patch: Record<string, unknown> = {};
  const take = (name: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof CellViolation)) throw error;
      violations.push({ column: name, reason: error.message });
    }
  };
  for (const { name, field, read } of FIELD_COLUMNS) {
    const value = row[name];
    if (required.includes(name) && (value === undefined || value === null)) violations.push({ column: name, reason: 'is missing' });
    else if (value === null) patch[field] = PRODUCT_DEFAULTS[field as keyof typeof PRODUCT_DEFAULTS];
    else if (value !== undefined) take(name, () => (patch[field] = read(value, currencyScale(currency), timeZone)));
  }
  if (patch.tags !== undefined) patch.tagNames = row.tags === null ? [] : readTags(row.tags);
  return violations.length > 0
    ? { violations, sku: typeof patch.sku === 'string' ? patch.sku : undefined }
    : { patch: patch as ProductPatch };
}
