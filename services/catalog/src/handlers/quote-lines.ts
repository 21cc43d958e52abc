import { invalid } from '@storefront/errors';
import type { QuoteLinesRequest__Output } from '@storefront/proto/storefront/catalog/v1/QuoteLinesRequest';
import type { QuoteLinesResponse } from '@storefront/proto/storefront/catalog/v1/QuoteLinesResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { nextPriceChange } from '../domain/price.ts';
import { isStorable } from '../domain/storable-text.ts';
import type { QuotedProductRow } from '../store/product-rows.ts';
import { listQuoted } from '../store/quotes.ts';
import { priceFactsOf, toQuotedLine } from '../wire/products.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** What a cart may hold. */
const LINES_MAX = 500;

/** Prices and selling rules for the lines of a cart, in their order and in one statement. */
export const quoteLines =
  ({ db, now }: CatalogDeps): Handler<QuoteLinesRequest__Output, QuoteLinesResponse> =>
  async ({ lines }, caller) => {
    if (lines.length > LINES_MAX) throw invalid('lines', `must have at most ${LINES_MAX} entries`);
    const asked = lines.map(({ sku, quantity }, index) => ({ sku, quantity: requiredQuantity(`lines.${index}.quantity`, quantity) }));
    const skus = [...new Set(asked.map(({ sku }) => sku))].filter(isStorable);
    const { products, version } = await listQuoted(db, caller, skus);
    const at = now();
    const quoted = asked.map(({ sku, quantity }) => {
      const row = products.get(sku);
      return row === undefined ? { sku, found: false } : toQuotedLine(row, quantity, caller.store, at);
    });
    return { lines: quoted, catalogVersion: version, pricesChangeAt: nextChange([...products.values()], at)?.toISOString() };
  };

/** When the first of the products' sale windows opens or closes. */
function nextChange(rows: readonly QuotedProductRow[], now: Date): Date | undefined {
  const changes = rows.map((row) => nextPriceChange(priceFactsOf(row), now)).filter((change) => change !== null);
  return changes.sort((a, b) => a.getTime() - b.getTime())[0];
}
