import type { CsvLine } from '@storefront/contract/rows';
import type { RowFault } from '../domain/import/product-patch.ts';
import { readStorefrontRow } from '../domain/import/storefront-row.ts';
import type { ImportItem } from './import-item.ts';
import { shopifyColumn } from './shopify-columns.ts';
import { type ConvertedRow, convertShopifyProduct, SHOPIFY_COLUMNS, type ShopifyLine } from './shopify-product.ts';

/** The maximum lines (variants and images) of one product. Shopify allows 2,048 variants. */
const LINES_MAX = 5000;

/** Reads the variants of all products in a Shopify export. The lines of one product are consecutive and share a handle. */
export async function* readShopifyProducts(lines: AsyncIterable<CsvLine>, currency: string): AsyncGenerator<ImportItem> {
  let product: ShopifyLine[] = [];
  let spelled: Spelled = (column) => column;
  let isFirst = true;
  for await (const item of lines) {
    if ('faults' in item) {
      yield item;
      continue;
    }
    if (isFirst) spelled = spelledLike(Object.keys(item.cells));
    isFirst = false;
    const line = { line: item.line, cells: knownCells(item.cells) };
    if (line.cells.Handle === undefined) {
      yield { line: item.line, faults: [{ column: spelled('Handle'), reason: 'is missing' }] };
      continue;
    }
    if (product.length > 0 && (product[0]?.cells.Handle !== line.cells.Handle || product.length >= LINES_MAX)) {
      yield* convertShopifyProduct(product).map((row) => readConverted(row, currency, spelled));
      product = [];
    }
    product.push(line);
  }
  yield* convertShopifyProduct(product).map((row) => readConverted(row, currency, spelled));
}

function readConverted({ line, row, faults }: ConvertedRow, currency: string, spelled: Spelled): ImportItem {
  const read = readStorefrontRow(row, currency);
  if ('patch' in read && faults.length === 0) return { line, patch: read.patch };
  const found = 'faults' in read ? read.faults.map(ofShopify) : [];
  return {
    line,
    sku: 'patch' in read ? read.patch.sku : read.sku,
    faults: [...faults, ...found].map(({ column, reason }) => ({ column: column === null ? null : spelled(column), reason })),
  };
}

/** Translates the fault's column to its name in Shopify exports. */
const ofShopify = ({ column, reason }: RowFault): RowFault => ({ column: SHOPIFY_COLUMNS[column ?? ''] ?? column, reason });

/** Returns the name of a column as the imported file spells it. */
type Spelled = (column: string) => string;

function spelledLike(header: readonly string[]): Spelled {
  const spellings = new Map(header.map((name) => [shopifyColumn(name), name]));
  return (column) => spellings.get(column) ?? column;
}

const knownCells = (cells: Readonly<Record<string, string | undefined>>): ShopifyLine['cells'] =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [shopifyColumn(name), cell?.trim() === '' ? undefined : cell?.trim()]));
