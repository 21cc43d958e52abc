import { QUANTITY_DECIMALS_MAX } from '@storefront/contract';
import { amount, flag, instant, integer, number, rate, requiredText, text, verbatim } from './import/cells.ts';
import { readCategories, readMedia, readOrderUoms, readPriceBreaks, readSpecs, readTags } from './import/nested-cells.ts';
import { readSku } from './import/read-sku.ts';
import { type TagNames, toMediaCells, toOrderUomCells, toPriceBreakCells, toSpecCells, toTagCells } from './nested-export.ts';
import type { Product } from './product.ts';

const DESCRIPTION_MAX = 500;
const SHORT_DESCRIPTION_MAX = 2000;
/** A longer body is assumed to be a mistake. The limit also bounds the size of a page of products. */
export const BODY_MAX = 200_000;
const UOM_MAX = 16;

/** How one field of a product is imported, stored and exported. */
export interface ProductColumn<F extends keyof Product = keyof Product> {
  /** The column's name in the `storefront` format. */
  readonly name: string;
  /** The table that stores the field. */
  readonly table: 'product' | 'product_content' | 'stock';
  /** The database column, if its name differs. */
  readonly column?: string;
  /** The type of the database column. */
  readonly type: string;
  /** Whether every imported row must include the column. */
  readonly isRequired?: true;
  /** Parses an imported cell; throws a `CellViolation` if it is invalid. */
  readonly read: (cell: unknown, moneyDecimals: number, timeZone: string) => Product[F];
  /** Converts the value to an exported cell. Defaults to the value itself. */
  readonly write?: (value: Product[F], tagNames: ReadonlyMap<string, TagNames>) => unknown;
  /** Converts the value to its stored form. Defaults to the value itself. */
  readonly toStored?: (value: Product[F]) => unknown;
  /** Converts the stored form to the value. Defaults to what the driver returns. */
  readonly fromStored?: (stored: never) => Product[F];
}

const quantity = (cell: unknown): string => number(cell, QUANTITY_DECIMALS_MAX);
const fromTime = (stored: Date | null): string | null => stored?.toISOString() ?? null;

/** Every field of a product. The reads and writes of whole products, the import and the export all follow this table. */
const PRODUCT_COLUMNS: { readonly [F in keyof Product]: ProductColumn<F> } = {
  sku: { name: 'sku', table: 'product', type: 'text', isRequired: true, read: readSku },
  description: {
    name: 'description',
    table: 'product',
    type: 'text',
    isRequired: true,
    read: (cell) => requiredText(cell, DESCRIPTION_MAX),
  },
  listUnitPrice: { name: 'list_unit_price', table: 'product', type: 'numeric', read: amount },
  shortDescription: { name: 'short_description', table: 'product', type: 'text', read: (cell) => text(cell, SHORT_DESCRIPTION_MAX) },
  body: { name: 'body', table: 'product_content', type: 'text', read: (cell) => verbatim(cell, BODY_MAX) },
  specs: { name: 'specs', table: 'product_content', type: 'jsonb', read: readSpecs, write: toSpecCells },
  compareAtUnitPrice: { name: 'compare_at_unit_price', table: 'product', type: 'numeric', read: amount },
  saleUnitPrice: { name: 'sale_unit_price', table: 'product', type: 'numeric', read: amount },
  saleStartsAt: {
    name: 'sale_starts_at',
    table: 'product',
    type: 'timestamptz',
    read: (cell, _, zone) => instant(cell, zone, 'start'),
    fromStored: fromTime,
  },
  saleEndsAt: {
    name: 'sale_ends_at',
    table: 'product',
    type: 'timestamptz',
    read: (cell, _, zone) => instant(cell, zone, 'end'),
    fromStored: fromTime,
  },
  priceBreaks: { name: 'price_breaks', table: 'product', type: 'jsonb', read: readPriceBreaks, write: toPriceBreakCells },
  gctRate: { name: 'effective_gct_rate', table: 'product', column: 'gct_rate', type: 'numeric', read: rate },
  baseUom: { name: 'base_uom', table: 'product', type: 'text', read: (cell) => requiredText(cell, UOM_MAX) },
  orderUoms: { name: 'order_uoms', table: 'product', type: 'jsonb', read: readOrderUoms, write: toOrderUomCells },
  categories: { name: 'categories', table: 'product', column: 'category_paths', type: 'text[]', read: readCategories },
  tags: {
    name: 'tags',
    table: 'product',
    column: 'tag_keys',
    type: 'text[]',
    read: (cell) => readTags(cell).map(({ group, slug }) => ({ group, slug })),
    write: toTagCells,
    toStored: (tags) => tags.map(({ group, slug }) => `${group}/${slug}`),
    fromStored: (keys: readonly string[]) => keys.map(toTagKey),
  },
  media: { name: 'media', table: 'product', type: 'jsonb', read: readMedia, write: toMediaCells },
  stockQuantity: { name: 'stock_quantity', table: 'stock', column: 'on_hand', type: 'numeric', read: quantity },
  lowStockThreshold: { name: 'low_stock_threshold', table: 'stock', type: 'numeric', read: quantity },
  quantityDecimals: {
    name: 'quantity_decimals',
    table: 'product',
    type: 'smallint',
    read: (cell) => integer(cell, 0, QUANTITY_DECIMALS_MAX),
  },
  hidden: { name: 'hidden', table: 'product', type: 'boolean', read: flag },
};

/** A field and its column, with defaults applied. */
export interface FieldColumn extends Omit<ProductColumn, 'column' | 'write' | 'toStored' | 'fromStored'> {
  readonly field: keyof Product;
  readonly column: string;
  readonly write: (value: unknown, tagNames: ReadonlyMap<string, TagNames>) => unknown;
  readonly toStored: (value: unknown) => unknown;
  readonly fromStored: (stored: unknown) => unknown;
}

const asIs = (value: unknown): unknown => value;

/** `PRODUCT_COLUMNS` as a list, with defaults applied. */
export const FIELD_COLUMNS: readonly FieldColumn[] = Object.entries(PRODUCT_COLUMNS).map(
  ([field, column]) => ({ write: asIs, toStored: asIs, fromStored: asIs, column: column.name, ...column, field }) as FieldColumn,
);

/** The fields that are stored in a table. */
export const columnsOf = (table: ProductColumn['table']): readonly FieldColumn[] => FIELD_COLUMNS.filter((entry) => entry.table === table);

/** The name of a field's column in the `storefront` format. */
export const columnOf = (field: keyof Product): string => PRODUCT_COLUMNS[field].name;

/** Fields of the stock table. A change to these alone does not count as a change to the product. */
export const STOCK_FIELDS: readonly (keyof Product)[] = columnsOf('stock').map(({ field }) => field);

function toTagKey(key: string): { group: string; slug: string } {
  const [group = '', slug = ''] = key.split('/');
  return { group, slug };
}
