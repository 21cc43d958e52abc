import type { Band, PriceSource } from '@storefront/contract';
import { Decimal, roundMoney } from '@storefront/money';
import { type ContractPrice, ONE, type PriceFacts, priceAt, priceBreaksFor } from './price.ts';

/** The price fields of a product page. An amount is null if it is unknown, which is never the same as 0. */
export interface DisplayPrice {
  readonly unitPrice: Decimal | null;
  readonly listUnitPrice: Decimal | null;
  /** Null unless it is above the unit price. */
  readonly compareAtUnitPrice: Decimal | null;
  /** An integer: 100 only if the product is free, and 0 only if there is no compare-at price. */
  readonly discountPercent: number;
  readonly source: PriceSource | null;
  readonly breaks: readonly { readonly minQuantity: Decimal; readonly unitPrice: Decimal }[];
  readonly gctAmount: Decimal | null;
  readonly unitPriceInclGct: Decimal | null;
}

/**
 * Computes the price of one unit for display. During a sale, the compare-at price defaults to the list price. Without a price, the reader
 * sees only the quantities from which a contract price applies.
 */
export function displayPrice(
  facts: PriceFacts,
  { gctRate, currency, now, contractPrice }: { gctRate: string; currency: string; now: Date; contractPrice?: ContractPrice },
): DisplayPrice {
  const breaks = priceBreaksFor(facts, now, contractPrice);
  const price = priceAt(facts, ONE, now, contractPrice);
  if (price === null) return { ...NO_PRICE, breaks };
  const { unitPrice, source } = price;
  const compareAtText = facts.compareAtUnitPrice ?? (source === 'SALE' ? facts.listUnitPrice : null);
  const compareAt = compareAtText !== null && unitPrice.lt(compareAtText) ? new Decimal(compareAtText) : null;
  const gctAmount = roundMoney(unitPrice.times(gctRate), currency);
  return {
    unitPrice,
    listUnitPrice: facts.listUnitPrice === null ? null : new Decimal(facts.listUnitPrice),
    compareAtUnitPrice: compareAt,
    discountPercent: discountPercent(unitPrice, compareAt),
    source,
    breaks,
    gctAmount,
    unitPriceInclGct: unitPrice.plus(gctAmount),
  };
}

const NO_PRICE = {
  unitPrice: null,
  listUnitPrice: null,
  compareAtUnitPrice: null,
  discountPercent: 0,
  source: null,
  gctAmount: null,
  unitPriceInclGct: null,
} as const;

/** Hides a price that may not be the reader's: a customer who may have a contract price is never shown another price. */
export const withoutPrice = ({ listUnitPrice }: DisplayPrice): DisplayPrice => ({ ...NO_PRICE, listUnitPrice, breaks: [] });

/** ON_SALE if there is a compare-at price, LOW_STOCK if the band is LOW. */
export const badgesOf = ({ compareAtUnitPrice }: DisplayPrice, band: Band): readonly ('ON_SALE' | 'LOW_STOCK')[] => [
  ...(compareAtUnitPrice === null ? [] : (['ON_SALE'] as const)),
  ...(band === 'LOW' ? (['LOW_STOCK'] as const) : []),
];

/** Rounds to a whole percentage, but not to 0 or 100: the product is cheaper, and costs something. */
function discountPercent(unitPrice: Decimal, compareAt: Decimal | null): number {
  if (compareAt === null) return 0;
  if (unitPrice.isZero()) return 100;
  const rounded = compareAt.minus(unitPrice).div(compareAt).times(100).toDecimalPlaces(0).toNumber();
  return Math.min(Math.max(rounded, 1), 99);
}
