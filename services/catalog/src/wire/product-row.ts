import type { TagNames } from '../domain/nested-export.ts';
import { FIELD_COLUMNS } from '../domain/product-fields.ts';
import type { Product } from '../domain/product.ts';

/** A product as a row of the `storefront` format, without its stock. */
export type ProductRow = Readonly<Record<string, unknown>>;

const COLUMNS = FIELD_COLUMNS.filter(({ table }) => table !== 'stock');
/** The columns that lists leave out. */
const LONG: readonly string[] = ['body', 'specs'];

/** The names of decimal numbers, at every depth. */
const NUMBERS: ReadonlySet<string> = new Set([
  'list_unit_price',
  'compare_at_unit_price',
  'sale_unit_price',
  'effective_gct_rate',
  'min_quantity',
  'unit_price',
  'base_quantity',
  'min_order_quantity',
  'increment',
]);

/** Returns the row of a product. `names` is keyed by group/slug. */
export const productRow = (product: Product, names: ReadonlyMap<string, TagNames>): ProductRow =>
  Object.fromEntries(COLUMNS.map(({ field, name, write }) => [name, write(product[field], names)]));

/** Returns the JSON of a row, in which decimal numbers are JSON numbers. */
export const rowJson = (row: ProductRow): Buffer =>
  Buffer.from(JSON.stringify(row, (name, value: unknown) => (NUMBERS.has(name) && typeof value === 'string' ? Number(value) : value)));

/** Returns the JSON of a row in a list. */
export const listedRowJson = (row: ProductRow): Buffer =>
  rowJson(Object.fromEntries(Object.entries(row).filter(([name]) => !LONG.includes(name))));
