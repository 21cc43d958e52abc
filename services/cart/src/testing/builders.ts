import { Decimal, plainText } from '@storefront/money';
import type { Cart, CartLine } from '../domain/cart.ts';
import type { Offer } from '../domain/price-cart.ts';
import type { CountedPromotion, Promotion } from '../domain/promotion.ts';
import type { FoundQuote, Quote } from '../domain/quote.ts';
import type { OrderUnit, SellingRules } from '../domain/selling-rules.ts';

/** The current time in tests. */
export const NOW = new Date('2026-03-01T12:00:00.000Z');

export const minutesLater = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

export const aCart = (given: Partial<Cart> = {}): Cart => ({
  cartId: '0190f000-0000-7000-8000-000000000001',
  status: 'OPEN',
  version: 1,
  currency: 'JMD',
  lines: [],
  promotions: [],
  pricing: null,
  freeze: null,
  orderId: null,
  createdAt: NOW,
  updatedAt: NOW,
  expiresAt: minutesLater(30 * 24 * 60),
  ...given,
});

/** Sold only in whole pieces. */
export const someRules = (given: Partial<SellingRules> = {}): SellingRules => ({
  baseUom: 'EA',
  quantityDecimals: 0,
  orderUnits: [],
  ...given,
});

export const aUnit = (given: { code?: string; base?: number; minimum?: number; increment?: number } = {}): OrderUnit => ({
  code: given.code ?? 'BOX',
  baseQuantity: new Decimal(given.base ?? 12),
  minOrderQuantity: new Decimal(given.minimum ?? 1),
  increment: new Decimal(given.increment ?? 1),
});

export const aLine = (
  given: Partial<Omit<CartLine, 'quantity' | 'ordered'>> & {
    quantity?: number | string;
    ordered?: { code: string; quantity: number };
  } = {},
): CartLine => {
  const { quantity = 1, ordered, ...rest } = given;
  const sku = rest.sku ?? 'BOLT';
  return {
    lineId: `line-${sku}`,
    sku,
    description: `A ${sku}`,
    rules: someRules(),
    pricing: null,
    ...rest,
    quantity: new Decimal(quantity),
    ordered: ordered === undefined ? null : { code: ordered.code, quantity: new Decimal(ordered.quantity) },
  };
};

export const aQuote = (
  given: Partial<Omit<FoundQuote, 'unitPrice' | 'effectiveGctRate'>> & { unitPrice?: number | string | null; rate?: number | string } = {},
): FoundQuote => {
  const { unitPrice = '10.00', rate = '0.15', ...rest } = given;
  return {
    found: true,
    sku: 'BOLT',
    description: `A ${rest.sku ?? 'BOLT'}`,
    rules: someRules(),
    listUnitPrice: unitPrice === null ? null : plainText(new Decimal(unitPrice)),
    priceSource: unitPrice === null ? null : 'LIST',
    taxExempt: false,
    availability: 'IN_STOCK',
    categoryIds: [],
    image: null,
    ...rest,
    unitPrice: unitPrice === null ? null : plainText(new Decimal(unitPrice)),
    effectiveGctRate: plainText(new Decimal(rate)),
  };
};

export const aPromotion = (
  given: Partial<Omit<Promotion, 'value' | 'minSubtotal'>> & { value?: number | string; minSubtotal?: number } = {},
): Promotion => {
  const { value, minSubtotal, ...rest } = given;
  return {
    code: 'SAVE',
    kind: 'percent',
    skus: [],
    categoryIds: [],
    buyQuantity: null,
    getQuantity: null,
    startsAt: null,
    endsAt: null,
    limitTotal: null,
    limitPerCustomer: null,
    priority: 0,
    combinable: true,
    description: 'Saves',
    ...rest,
    value: value === undefined ? null : new Decimal(value),
    minSubtotal: minSubtotal === undefined ? null : new Decimal(minSubtotal),
  };
};

export const counted = (promotion: Promotion, usesTotal = 0, usesByCustomer = 0): CountedPromotion => ({
  promotion,
  usesTotal,
  usesByCustomer,
});

/** A cart with these promotions applied, not yet priced. */
export const withCodes = (cart: Cart, promotions: readonly Promotion[]): Cart => ({
  ...cart,
  promotions: promotions.map(({ code, description }) => ({ code, description, status: 'APPLIED', discountAmount: null, reason: null })),
});

/** An offer in which `quoteOf` quotes each line of the cart. */
export const anOffer = (cart: Cart, quoteOf: (line: CartLine) => Quote, promotions: readonly CountedPromotion[] = []): Offer => ({
  quotes: new Map(cart.lines.map((line) => [line.lineId, quoteOf(line)])),
  promotions,
  pricesChangeAt: null,
});
