import type { CsvLine } from '@storefront/contract/rows';
import { SeenSkus } from '../domain/import/seen-skus.ts';
import { isShopifyColumn } from './shopify-columns.ts';
import { isVariant, shopifyCells } from './shopify-line.ts';
import { type ShopifySkus, skusOf } from './shopify-sku.ts';

/** The facts about a whole file that are needed before its first line is converted. */
export interface ShopifySurvey {
  /** The names of the columns as the file spells them. */
  readonly header: readonly string[];
  /** How many lines each handle has. They need not follow one another. */
  readonly linesOf: ReadonlyMap<string, number>;
  /** The columns with values that the import does not read. */
  readonly unread: ReadonlySet<string>;
  /** Returns the first of a variant's SKUs that no other variant of the file has, in whatever order they stand. */
  readonly chooseSku: (skus: ShopifySkus) => string;
}

/** Reads a file to its end. */
export async function surveyShopifyFile(lines: AsyncIterable<CsvLine>): Promise<ShopifySurvey> {
  const linesOf = new Map<string, number>();
  const unread = new Set<string>();
  let header: readonly string[] = [];
  const given = new Claims();
  const derived = new Claims();
  for await (const item of lines) {
    if ('violations' in item) continue;
    if (header.length === 0) header = Object.keys(item.cells);
    for (const [name, cell] of Object.entries(item.cells)) if (cell.trim() !== '' && !isShopifyColumn(name)) unread.add(name);
    const cells = shopifyCells(item.cells);
    if (cells.Handle === undefined) continue;
    linesOf.set(cells.Handle, (linesOf.get(cells.Handle) ?? 0) + 1);
    if (!isVariant({ line: item.line, cells })) continue;
    const skus = skusOf(cells.Handle, cells);
    if (skus.given !== undefined) given.claim(skus.given, skus);
    derived.claim(skus.derived, skus);
  }
  const chooseSku = (skus: ShopifySkus): string => {
    if (skus.given !== undefined && !given.isShared(skus.given)) return skus.given;
    return derived.isShared(skus.derived) || given.has(skus.derived) ? skus.hashed : skus.derived;
  };
  return { header, linesOf, unread, chooseSku };
}

/** Finds the SKUs that several variants claim. A variant that is repeated claims its SKU once. */
class Claims {
  readonly #seen = new SeenSkus();
  readonly #shared = new Set<string>();

  claim(sku: string, { hashed }: ShopifySkus): void {
    // The hash at the end identifies the variant. 0 would be a free slot.
    const variant = Number.parseInt(hashed.slice(-8), 16) || 1;
    const first = this.#seen.add(sku, variant);
    if (first !== undefined && first !== variant) this.#shared.add(sku);
  }

  readonly has = (sku: string): boolean => this.#seen.has(sku);
  readonly isShared = (sku: string): boolean => this.#shared.has(sku);
}
