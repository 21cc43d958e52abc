import { CART_LINES_MAX, isStorable } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { QuoteLinesRequest__Output } from '@storefront/proto/storefront/catalog/v1/QuoteLinesRequest';
import type { QuoteLinesResponse } from '@storefront/proto/storefront/catalog/v1/QuoteLinesResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { nextPriceChange } from '../domain/price.ts';
import type { QuotedProductRow } from '../store/products/product-rows.ts';
import { listQuoted } from '../store/products/quotes.ts';
import { priceFactsOf } from '../wire/price-facts.ts';
import { requiredQuantity } from '../wire/quantities.ts';
import { toProtoQuotedLine } from '../wire/to-proto-quoted-line.ts';

/** Returns prices and ordering rules for the lines of a cart, in their order, from a single statement. */
export const quoteLines =
  ({ db, now }: CatalogDeps): Handler<QuoteLinesRequest__Output, QuoteLinesResponse> =>
  async ({ lines }, caller) => {
    if (lines.length > CART_LINES_MAX) throw invalid('lines', `must have at most ${CART_LINES_MAX} entries`);
    const requested = lines.map(({ sku, quantity }, index) => ({ sku, quantity: requiredQuantity(`lines.${index}.quantity`, quantity) }));
    const skus = [...new Set(requested.map(({ sku }) => sku))].filter(isStorable);
    const { products, version } = await listQuoted(db, caller, skus);
    const at = now();
    const quoted = requested.map(({ sku, quantity }) => {
      const row = products.get(sku);
      return row === undefined ? { sku, found: false } : toProtoQuotedLine(row, quantity, caller.store, at);
    });
    return { lines: quoted, catalogVersion: version, pricesChangeAt: nextChange([...products.values()], at)?.toISOString() };
  };

/** When the next sale of these products starts or ends. */
function nextChange(rows: readonly QuotedProductRow[], now: Date): Date | undefined {
  const changes = rows.map((row) => nextPriceChange(priceFactsOf(row), now)).filter((change) => change !== null);
  return changes.sort((a, b) => a.getTime() - b.getTime())[0];
}
