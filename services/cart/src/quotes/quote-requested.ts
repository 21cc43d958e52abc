import { CART_LINES_MAX, QUANTITY_DECIMALS_MAX } from '@storefront/contract';
import type { AppError } from '@storefront/errors';
import { Decimal } from '@storefront/money';
import type { Caller } from '@storefront/rpc';
import { orRefusal } from '../domain/add-each.ts';
import type { CartLine } from '../domain/cart.ts';
import { isQuantityText } from '../domain/line-quantity.ts';
import type { Quote } from '../domain/quote.ts';
import { type RequestedLine, toQuotedLine } from '../domain/requested-line.ts';
import type { QuoteLines } from './quote-lines.ts';

/** The lines of a request, and the quotes of these and of the lines that are there. */
interface QuotedRequest {
  /** In the order of the request; the error of a line that is refused. */
  readonly wanted: readonly (CartLine | AppError)[];
  /** By SKU. */
  readonly known: ReadonlyMap<string, Quote>;
}

/**
 * Quotes the lines of a request, each at its own quantity, together with the lines that are there: in one call, or in two if there are more than a call takes. No line is refused for
 * what a cart contains.
 */
export async function quoteRequested(
  { quoteLines, newId }: { readonly quoteLines: QuoteLines; readonly newId: () => string },
  requested: readonly RequestedLine[],
  present: readonly CartLine[],
  caller: Caller,
): Promise<QuotedRequest> {
  const skus = new Set(requested.map(({ sku }) => sku));
  const others = present.filter(({ sku }) => !skus.has(sku));
  const lines = [...requested.map(({ sku, quantity }) => ({ sku, quantity: quotable(quantity) })), ...others];
  const quotes: Quote[] = [];
  for (let start = 0; start < lines.length; start += CART_LINES_MAX) {
    quotes.push(...(await quoteLines(lines.slice(start, start + CART_LINES_MAX), caller)).quotes);
  }
  const wanted = requested.map((line, index) => {
    const quote = quotes[index] ?? { found: false, sku: line.sku };
    return orRefusal(() => toQuotedLine(line, quote, newId(), caller.store.currency));
  });
  return { wanted, known: new Map(quotes.map((quote) => [quote.sku, quote])) };
}

const ONE = new Decimal(1);

/** The catalog refuses to quote a quantity that no line can have. */
function quotable(text: string | undefined): Decimal {
  if (text === undefined || !isQuantityText(text)) return ONE;
  const quantity = new Decimal(text);
  return quantity.isZero() || quantity.decimalPlaces() > QUANTITY_DECIMALS_MAX ? ONE : quantity;
}
