import type { RowFault } from '../domain/import/product-patch.ts';
import { readStorefrontRow } from '../domain/import/storefront-row.ts';
import type { ImportItem } from './import-item.ts';
import type { CsvLine } from './read-csv.ts';
import { shopifyColumn } from './shopify-columns.ts';
import { type ConvertedRow, convertShopifyProduct, SHOPIFY_COLUMNS, type ShopifyLine } from './shopify-product.ts';

/** A product with more lines (variants and images) than this is several products by mistake; Shopify allows 2 048 variants. */
const LINES_MAX = 5000;

/** The variants of every product of a Shopify export; the lines of one product follow each other under one handle. */
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
    faults: [...faults, ...found].map(({ column, reason }) => ({ column: column === null ? null : spelled(column), reason })),
  };
}

/** The fault under the name that exports give the column. */
const ofShopify = ({ column, reason }: RowFault): RowFault => ({ column: SHOPIFY_COLUMNS[column ?? ''] ?? column, reason });

/** The name that a column has in this very file. */
type Spelled = (column: string) => string;

function spelledLike(header: readonly string[]): Spelled {
  const spellings = new Map(header.map((name) => [shopifyColumn(name), name]));
  return (column) => spellings.get(column) ?? column;
}

const knownCells = (cells: Readonly<Record<string, string | undefined>>): ShopifyLine['cells'] =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [shopifyColumn(name), cell?.trim() === '' ? undefined : cell?.trim()]));
