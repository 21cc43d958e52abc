import { type Bytes, readCsv, readJsonLines } from '@storefront/contract/rows';
import { COLUMN_NAMES, REQUIRED_COLUMNS, readStorefrontRow, type RowStore } from '../domain/import/storefront-row.ts';
import type { ImportItem } from './import-item.ts';
import { isKeyedColumn, readCells } from './read-cells.ts';
import { readShopifyProducts } from './read-shopify-products.ts';
import { UnknownColumns } from './unknown-columns.ts';

/** The format of a file. */
export interface FileKind {
  readonly format: 'storefront' | 'shopify';
  readonly syntax: 'jsonl' | 'csv';
}

/**
 * Reads and validates the rows of a file, in file order. Columns that the `storefront` format does not have are added to `unknown`.
 */
export function readRows(
  bytes: Bytes,
  { format, syntax }: FileKind,
  store: RowStore,
  unknown = new UnknownColumns(),
): AsyncIterable<ImportItem> {
  if (format === 'shopify') return readShopifyProducts(bytes, store);
  return syntax === 'csv' ? readStorefrontCsv(bytes, store, unknown) : readStorefrontJsonLines(bytes, store, unknown);
}

async function* readStorefrontJsonLines(bytes: Bytes, store: RowStore, unknown: UnknownColumns): AsyncGenerator<ImportItem> {
  for await (const item of readJsonLines(bytes)) {
    if ('row' in item) unknown.add(Object.keys(item.row));
    yield 'violations' in item ? item : { line: item.line, ...readStorefrontRow(item.row, store) };
  }
}

async function* readStorefrontCsv(bytes: Bytes, store: RowStore, unknown: UnknownColumns): AsyncGenerator<ImportItem> {
  for await (const item of readCsv(bytes, { required: REQUIRED_COLUMNS, columns: COLUMN_NAMES })) {
    if ('cells' in item) unknown.add(Object.keys(item.cells).filter((name) => !isKeyedColumn(name)));
    yield 'violations' in item ? item : { line: item.line, ...readCells(item.cells, store) };
  }
}
