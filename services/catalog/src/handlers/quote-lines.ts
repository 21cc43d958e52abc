import { CART_LINES_MAX, isStorable } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { nextPriceChange } from '../domain/price.ts';
import type { QuotedProduct } from '../domain/quoted-product.ts';
import { listQuoted } from '../store/products/quotes.ts';
import { invalidQuantity, isPositiveQuantity } from '../wire/quantities.ts';
import { toProtoQuotedLine, toProtoQuoteValidity } from '../wire/to-proto-quoted-line.ts';

/** Returns prices and ordering rules for the lines of a cart, in their order, from a single statement. */
export const quoteLines: CatalogHandler<'QuoteLines'> =
  ({ db, now }) =>
  async ({ lines }, caller) => {
    if (lines.length > CART_LINES_MAX) throw invalid('lines', `must have at most ${CART_LINES_MAX} entries`);
    for (const [index, { quantity }] of lines.entries()) {
      if (!isPositiveQuantity(quantity)) throw invalidQuantity(`lines.${index}.quantity`, quantity);
    }
    const skus = [...new Set(lines.map(({ sku }) => sku))].filter(isStorable);
    const { products, version, hasContractPrices } = await listQuoted(db, caller, skus);
    const at = now();
    const quoted = lines.map(({ sku, quantity }) => {
      const product = products.get(sku);
      if (product === undefined) return { sku, found: false };
      return { ...toProtoQuotedLine(product, quantity, caller.store, at), validity: toProtoQuoteValidity(product, quantity, at) };
    });
    return {
      lines: quoted,
      catalogVersion: version,
      pricesChangeAt: nextChange(products.values(), at)?.toISOString(),
      withoutContractPrices: !hasContractPrices,
    };
  };

/** When the next sale of these products starts or ends. */
function nextChange(products: Iterable<QuotedProduct>, now: Date): Date | undefined {
  let next: Date | undefined;
  for (const product of products) {
    const change = nextPriceChange(product, now);
    if (change !== null && (next === undefined || change < next)) next = change;
  }
  return next;
}
