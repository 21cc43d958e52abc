import { shopifyColumn } from './shopify-columns.ts';

// Shopify's product CSV spreads a product over several lines with the same handle: one line has the title and the common fields, each line
// with a price is a variant, and each line with an image adds to the gallery.

/** Trimmed cells by the names of `shopifyColumn`; empty cells are absent, except one that says that stock is not tracked. */
export type ShopifyCells = Readonly<Record<string, string | undefined>>;

/** One line of the file. */
export interface ShopifyLine {
  readonly line: number;
  readonly cells: ShopifyCells;
}

/** Whether a line is a variant. Others only have an image. */
export const isVariant = ({ cells }: ShopifyLine): boolean => cells['Variant Price'] !== undefined || cells['Option1 Value'] !== undefined;

/** Returns the cells of a line by the names of `shopifyColumn`. A file can have columns of several years; the first one with a value counts. */
export function shopifyCells(cells: Readonly<Record<string, string>>): ShopifyCells {
  const known: Record<string, string> = {};
  for (const [spelling, cell] of Object.entries(cells)) {
    const [name, value] = [shopifyColumn(spelling), cell.trim()];
    if (value !== '' || name === 'Variant Inventory Tracker') known[name] ||= value;
  }
  return known;
}
