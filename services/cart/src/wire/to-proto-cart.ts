import { AS_TEXT, writeItem, writePricing } from '@storefront/contract';
import { currencyScale, type DecimalText, moneyTextOf, plainText, timesRounded } from '@storefront/money';
import type {
  Cart__Output as ProtoCart,
  CartLine__Output as ProtoCartLine,
  CartPromotion__Output as ProtoCartPromotion,
} from '@storefront/proto/storefront/cart/v1';
import { statusAt } from '../domain/cart-states.ts';
import { cartWarnings } from '../domain/cart-warnings.ts';
import type { CartLine, CartPricing, CartPromotion, CartTotals } from '../domain/cart.ts';
import type { CatalogSections } from '../domain/catalog-sections.ts';
import type { Quote } from '../domain/quote.ts';
import type { CartSnapshot } from '../store/read-cart.ts';

/** The cart at the time it was read; unknown values are unset. */
export const toProtoCart = ({ cart, now }: CartSnapshot, { quotes, errors }: CatalogSections): ProtoCart => ({
  id: cart.cartId,
  status: statusAt(cart, now),
  version: cart.version,
  currency: cart.currency,
  lines: cart.lines.map((line) => toProtoLine(line, quotes.get(line.lineId), cart.currency)),
  promotions: cart.promotions.map((promotion) => toProtoPromotion(promotion, cart.currency)),
  lineCount: cart.lines.length,
  ...(cart.pricing && amountsOf(cart.pricing, cart.currency)),
  taxExempt: cart.pricing?.taxExempt ?? false,
  warnings: cartWarnings(cart, quotes, now).map(({ code, lineId, message }) => ({ code, lineId: lineId ?? undefined, message })),
  createdAt: cart.createdAt.toISOString(),
  updatedAt: cart.updatedAt.toISOString(),
  expiresAt: cart.expiresAt.toISOString(),
  errors: [...errors],
});

const amountsOf = ({ totals, pricedAt, validUntil }: CartPricing, currency: string) => ({
  ...(totals && totalsOf(totals, currency)),
  pricedAt: pricedAt.toISOString(),
  priceValidUntil: validUntil.toISOString(),
});

const totalsOf = ({ subtotal, discountTotal, gctAmount, total }: CartTotals, currency: string) => ({
  subtotal: moneyTextOf(subtotal, currency),
  discountTotal: moneyTextOf(discountTotal, currency),
  gctAmount: moneyTextOf(gctAmount, currency),
  total: moneyTextOf(total, currency),
});

const AMOUNTS = { ...AS_TEXT, amount: moneyTextOf };

const toProtoLine = (line: CartLine, quote: Quote | undefined, currency: string): ProtoCartLine => ({
  ...writeItem(line),
  id: line.lineId,
  description: descriptionOf(line, quote),
  quantity: plainText(line.quantity),
  baseUom: line.rules.baseUom,
  quantityDecimals: line.rules.quantityDecimals,
  orderUom: line.ordered?.code,
  orderQuantity: line.ordered === null ? undefined : plainText(line.ordered.quantity),
  discounts: [],
  ...(line.pricing && writePricing(line.pricing, AMOUNTS, currency)),
  orderUnitPrice: line.pricing === null ? undefined : orderUnitPriceOf(line, line.pricing.unitPrice, currency),
  availability: quote?.found ? quote.availability : 'UNKNOWN',
  image: quote?.found ? quote.image : null,
});

/** The price of one of the unit in which the line is ordered; none for the base unit. */
function orderUnitPriceOf({ ordered, rules }: CartLine, unitPrice: DecimalText, currency: string): string | undefined {
  const unit = rules.orderUnits.find(({ code }) => code === ordered?.code);
  return unit && moneyTextOf(timesRounded(unitPrice, plainText(unit.baseQuantity), currencyScale(currency)), currency);
}

/** The current description; the last known one for a SKU that is no longer sold; none without a quote. */
export const descriptionOf = (line: CartLine, quote: Quote | undefined): string | undefined =>
  quote === undefined ? undefined : quote.found ? quote.description : line.description;

const toProtoPromotion = ({ code, status, description, discountAmount, reason }: CartPromotion, currency: string): ProtoCartPromotion => ({
  code,
  status,
  description,
  discountAmount: discountAmount === null ? undefined : moneyTextOf(discountAmount, currency),
  reason: reason ?? undefined,
});
