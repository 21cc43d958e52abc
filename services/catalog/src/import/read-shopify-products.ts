import { type Bytes, bufferBytes, type CsvLine, readCsv, type RowViolation } from '@storefront/contract/rows';
import { readStorefrontRow, type RowStore } from '../domain/import/storefront-row.ts';
import { groupShopifyLines } from './group-shopify-lines.ts';
import type { ImportItem, ImportWarning } from './import-item.ts';
import { SHOPIFY_REQUIRED_COLUMNS, shopifyColumn } from './shopify-columns.ts';
import { type ConvertedRow, SHOPIFY_COLUMNS, convertShopifyProduct } from './shopify-product.ts';
import { surveyShopifyFile } from './survey-shopify-file.ts';

/** Enough for an export of about 150 MB, which has half a million lines. Four imports run at once. */
const BUFFERED_BYTES_MAX = 16 * 1024 * 1024;

const TOO_LARGE: RowViolation = {
  column: null,
  reason: `is in a file that takes more than ${BUFFERED_BYTES_MAX / 1024 / 1024} MiB compressed; split it between products`,
};

/** Reads the variants of all products in a Shopify export. The file is read twice, because which SKUs are unique is known only at its end. */
export async function* readShopifyProducts(bytes: Bytes, store: RowStore): AsyncGenerator<ImportItem> {
  const buffered = await bufferBytes(bytes, BUFFERED_BYTES_MAX);
  if (buffered === undefined) return yield { line: 1, violations: [TOO_LARGE] };
  const lines = (): AsyncGenerator<CsvLine> => readCsv(buffered(), { required: SHOPIFY_REQUIRED_COLUMNS, nameOf: shopifyColumn });
  const { header, linesOf, unread, chooseSku } = await surveyShopifyFile(lines());
  const spelled = spelledLike(header);
  const fileWarnings = unread.size === 0 ? [] : [unreadColumns(unread)];
  for await (const group of groupShopifyLines(lines(), linesOf)) {
    const items = 'product' in group ? convertShopifyProduct(group.product, chooseSku).map((row) => readConverted(row, store)) : [group];
    for (const item of items) {
      const warnings = [...fileWarnings.splice(0), ...(item.warnings ?? [])].map(spelled);
      yield 'violations' in item ? { ...item, warnings, violations: item.violations.map(spelled) } : { ...item, warnings };
    }
  }
}

const unreadColumns = (names: ReadonlySet<string>): ImportWarning => ({
  line: 1,
  column: null,
  reason: `these columns are not imported: ${[...names].join(', ')}`,
});

function readConverted({ line, row, violations, warnings, categoryNames, skuOrigin }: ConvertedRow, store: RowStore): ImportItem {
  const read = readStorefrontRow(row, store);
  if ('patch' in read && violations.length === 0) return { line, warnings, patch: { ...read.patch, categoryNames, skuOrigin } };
  const sku = 'patch' in read ? read.patch.sku : read.sku;
  return { line, sku, warnings, violations: [...violations, ...('violations' in read ? read.violations.map(ofShopify) : [])] };
}

/** Translates the violation's column to its name in Shopify exports. */
const ofShopify = ({ column, reason }: RowViolation): RowViolation => ({ column: SHOPIFY_COLUMNS[column ?? ''] ?? column, reason });

/** Returns a function that spells the column of a violation as the imported file does. */
function spelledLike(header: readonly string[]): <Violation extends RowViolation>(violation: Violation) => Violation {
  const spellings = new Map(header.map((name) => [shopifyColumn(name), name]));
  return (violation) => ({ ...violation, column: spellings.get(violation.column ?? '') ?? violation.column });
}
