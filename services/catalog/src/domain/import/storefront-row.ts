import { currencyScale } from '@storefront/money';
import { PRODUCT_DEFAULTS, type Product } from '../product.ts';
import { CellFault, flag, instant, number, rate, someText, text, verbatim, whole } from './cells.ts';
import { QUANTITY_DECIMALS, readCategories, readMedia, readOrderUoms, readPriceBreaks, readSpecs, readTags } from './nested-cells.ts';
import type { ProductPatch, ReadRow, RowFault } from './product-patch.ts';

/** Fits the largest code that trading partners use, and a path. */
export const SKU_LENGTH_MAX = 128;
const DESCRIPTION_MAX = 500;
const SHORT_DESCRIPTION_MAX = 2000;
/** A body beyond this is a book; a page of products must stay a page. */
const BODY_MAX = 200_000;

type Field = Exclude<keyof Product, 'tags'>;
interface Column {
  readonly name: string;
  readonly field: Field;
  readonly read: (value: unknown, moneyDecimals: number) => unknown;
}

const column = <F extends Field>(name: string, field: F, read: (value: unknown, moneyDecimals: number) => Product[F]): Column => ({
  name,
  field,
  read,
});

/** The columns that every row must have. */
export const REQUIRED_COLUMNS = ['sku', 'description', 'list_unit_price'] as const;

const COLUMNS: readonly Column[] = [
  column('sku', 'sku', readSku),
  column('description', 'description', (value) => someText(value, DESCRIPTION_MAX)),
  column('list_unit_price', 'listUnitPrice', number),
  column('short_description', 'shortDescription', (value) => text(value, SHORT_DESCRIPTION_MAX)),
  column('body', 'body', (value) => verbatim(value, BODY_MAX)),
  column('specs', 'specs', readSpecs),
  column('compare_at_unit_price', 'compareAtUnitPrice', number),
  column('sale_unit_price', 'saleUnitPrice', number),
  column('sale_starts_at', 'saleStartsAt', instant),
  column('sale_ends_at', 'saleEndsAt', instant),
  column('price_breaks', 'priceBreaks', readPriceBreaks),
  column('effective_gct_rate', 'gctRate', rate),
  column('base_uom', 'baseUom', (value) => someText(value, 16)),
  column('order_uoms', 'orderUoms', readOrderUoms),
  column('categories', 'categories', readCategories),
  column('media', 'media', readMedia),
  column('stock_quantity', 'stockQuantity', (value) => number(value, QUANTITY_DECIMALS)),
  column('low_stock_threshold', 'lowStockThreshold', (value) => number(value, QUANTITY_DECIMALS)),
  column('quantity_decimals', 'quantityDecimals', (value) => whole(value, 0, QUANTITY_DECIMALS)),
  column('hidden', 'hidden', flag),
];

/** All columns of the format. */
export const COLUMN_NAMES: readonly string[] = [...COLUMNS.map(({ name }) => name), 'tags'];

/** The name of the column that a field is imported from. */
export const columnOf = (field: keyof Product): string =>
  field === 'tags' ? 'tags' : (COLUMNS.find((entry) => entry.field === field)?.name ?? field);

/**
 * Reads one row of the `storefront` format. A column that is absent leaves what is stored, null clears it, an unknown one is ignored.
 * All faults of the row are found at once.
 */
export function readStorefrontRow(row: Readonly<Record<string, unknown>>, currency: string): ReadRow {
  const faults: RowFault[] = [];
  const patch: Record<string, unknown> = {};
  const take = (name: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push({ column: name, reason: error.message });
    }
  };
  for (const { name, field, read } of COLUMNS) {
    const value = row[name];
    if (isRequired(name) && (value === undefined || value === null)) faults.push({ column: name, reason: 'is missing' });
    else if (value === null) patch[field] = PRODUCT_DEFAULTS[field as keyof typeof PRODUCT_DEFAULTS];
    else if (value !== undefined) take(name, () => (patch[field] = read(value, currencyScale(currency))));
  }
  if (row.tags !== undefined) {
    take('tags', () => {
      const tagNames = row.tags === null ? [] : readTags(row.tags);
      Object.assign(patch, { tagNames, tags: tagNames.map(({ group, slug }) => ({ group, slug })) });
    });
  }
  return faults.length > 0 ? { faults } : { patch: patch as ProductPatch };
}

/** A SKU is any text on one line; slashes and percent signs are welcome, for paths encode them. */
export function readSku(value: unknown): string {
  const sku = someText(value, SKU_LENGTH_MAX);
  if (/\p{Cc}/u.test(sku)) throw new CellFault('must not hold control characters');
  // Clients resolve these in a path, encoded or not, so the product could never be asked for.
  if (sku === '.' || sku === '..') throw new CellFault('must not be a path of dots');
  return sku;
}

const isRequired = (name: string): boolean => (REQUIRED_COLUMNS as readonly string[]).includes(name);
