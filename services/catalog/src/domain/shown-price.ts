import { Decimal, roundMoney } from '@storefront/money';
import type { Band } from './band.ts';
import { ONE, type PriceFacts, type PriceSource, priceAt, priceBreaksFor } from './price.ts';

/** Everything about a price that a product page shows. Amounts stand at the currency's scale. */
export interface ShownPrice {
  readonly unitPrice: Decimal;
  readonly listUnitPrice: Decimal;
  readonly compareAtUnitPrice: Decimal | null;
  /** A whole number, 0 to 100. */
  readonly discountPercent: number;
  readonly source: PriceSource;
  readonly breaks: readonly { readonly minQuantity: Decimal; readonly unitPrice: Decimal }[];
  readonly gctAmount: Decimal;
  readonly unitPriceInclGct: Decimal;
}

/** The price of one unit as its reader sees it. While a sale runs, the list price is struck through unless another one was given. */
export function shownPrice(facts: PriceFacts, { gctRate, currency, now }: { gctRate: string; currency: string; now: Date }): ShownPrice {
  const { unitPrice, source } = priceAt(facts, ONE, now);
  const struck = facts.compareAtUnitPrice ?? (source === 'SALE' ? facts.listUnitPrice : null);
  const compareAt = struck === null ? null : new Decimal(struck);
  const gctAmount = roundMoney(unitPrice.times(gctRate), currency);
  return {
    unitPrice,
    listUnitPrice: new Decimal(facts.listUnitPrice),
    compareAtUnitPrice: compareAt,
    discountPercent: discountPercent(unitPrice, compareAt),
    source,
    breaks: priceBreaksFor(facts, now),
    gctAmount,
    unitPriceInclGct: unitPrice.plus(gctAmount),
  };
}

/** ON_SALE when the struck-through price stands above the price; LOW_STOCK when the band says so. */
export function badgesOf({ unitPrice, compareAtUnitPrice }: ShownPrice, band: Band): readonly ('ON_SALE' | 'LOW_STOCK')[] {
  const onSale = compareAtUnitPrice?.gt(unitPrice) === true;
  return [...(onSale ? (['ON_SALE'] as const) : []), ...(band === 'LOW' ? (['LOW_STOCK'] as const) : [])];
}

function discountPercent(unitPrice: Decimal, compareAt: Decimal | null): number {
  if (compareAt?.gt(unitPrice) !== true) return 0;
  return compareAt.minus(unitPrice).div(compareAt).times(100).toDecimalPlaces(0).toNumber();
}
