import { CART_LINES_MAX, isStorable, normalSku } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { nextPriceChange } from '../domain/price.ts';
import { quoteTax } from '../domain/quote-tax.ts';
import type { QuotedProduct } from '../domain/quoted-product.ts';
import { listQuoted } from '../store/products/quotes.ts';
import { invalidQuantity, isPositiveQuantity } from '../wire/quantities.ts';
import { toProtoQuotedLine, toProtoQuoteValidity } from '../wire/to-proto-quoted-line.ts';

/** Returns prices and ordering rules for the lines of a cart, in their order, from a single statement. */
export const quoteLines: CatalogHandler<'QuoteLines'> =
  ({ db, now }) =>
  async ({ lines, withImages }, caller) => {
    if (lines.length > CART_LINES_MAX) throw invalid('lines', `must have at most ${CART_LINES_MAX} entries`);
    for (const [index, { quantity }] of lines.entries()) {
      if (!isPositiveQuantity(quantity)) throw invalidQuantity(`lines.${index}.quantity`, quantity);
    }
    const skus = [...new Set(lines.map(({ sku }) => normalSku(sku)))].filter(isStorable);
    const { products, version, hasContractPrices, exemption } = await listQuoted(db, caller, skus, { withMedia: withImages });
    const at = now();
    const tax = quoteTax(exemption, caller.store, at);
    const quoted = lines.map(({ sku, quantity }) => {
      const product = products.get(normalSku(sku));
      if (product === undefined) return { sku, found: false };
      return {
        ...toProtoQuotedLine(product, quantity, caller.store, at, tax),
        validity: toProtoQuoteValidity(product, quantity, at, tax),
      };
    });
    return {
      lines: quoted,
      catalogVersion: version,
      pricesChangeAt: nextChange(products.values(), at, tax.changesAt)?.toISOString(),
      withoutContractPrices: !hasContractPrices && exemption === null,
    };
  };

/** When the next sale of these products starts or ends, or a tax rate changes. */
function nextChange(products: Iterable<QuotedProduct>, now: Date, taxChangesAt: Date | null): Date | null {
  let next = taxChangesAt;
  for (const product of products) {
    const change = nextPriceChange(product, now);
    if (change !== null && (next === null || change < next)) next = change;
  }
  return next;
}
