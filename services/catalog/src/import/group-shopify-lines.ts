import type { CsvLine } from '@storefront/contract/rows';
import type { ImportItem } from './import-item.ts';
import { type ShopifyLine, shopifyCells } from './shopify-line.ts';

/** The maximum lines (variants and images) of one product. Shopify allows 2,048 variants. */
const PRODUCT_LINES_MAX = 5000;

/** Bounds the lines in memory whose products continue later in the file; in an export, those are the lines of one product. The last half is for lines that may complete a product. */
const WAITING_LINES_MAX = 100_000;

/** The lines of a product in the order of the file, or a line that belongs to none. */
type Group = { readonly product: readonly ShopifyLine[] } | Extract<ImportItem, { violations: unknown }>;

/** Collects the lines of each product, and yields them after the last one. `linesOf` is how many lines each handle has. */
export async function* groupShopifyLines(lines: AsyncIterable<CsvLine>, linesOf: ReadonlyMap<string, number>): AsyncGenerator<Group> {
  const waiting = new Map<string, ShopifyLine[]>();
  let waitingLines = 0;
  for await (const item of lines) {
    if ('violations' in item) {
      yield item;
      continue;
    }
    const line = { line: item.line, cells: shopifyCells(item.cells) };
    const handle = line.cells.Handle ?? '';
    const product = waiting.get(handle) ?? [];
    const reason = reasonToRefuse(handle, product.length, waitingLines);
    if (reason !== undefined) {
      yield { line: item.line, violations: [{ column: 'Handle', reason }] };
      continue;
    }
    product.push(line);
    waiting.set(handle, product);
    waitingLines += 1;
    if (product.length < (linesOf.get(handle) ?? 0)) continue;
    waiting.delete(handle);
    waitingLines -= product.length;
    yield { product };
  }
  for (const product of waiting.values()) yield { product };
}

function reasonToRefuse(handle: string, productLines: number, waitingLines: number): string | undefined {
  if (handle === '') return 'is missing';
  if (productLines >= PRODUCT_LINES_MAX) return `has more than ${PRODUCT_LINES_MAX} lines`;
  const waitingMax = productLines === 0 ? WAITING_LINES_MAX / 2 : WAITING_LINES_MAX;
  return waitingLines >= waitingMax ? 'is too far from the other lines of its product; sort the file by handle' : undefined;
}
