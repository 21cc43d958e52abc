import { Decimal } from '@storefront/money';
import type { PriceBreak } from './product.ts';

export type PriceSource = 'LIST' | 'SALE' | 'CONTRACT';

/** What decides a product's prices. Decimal text and ISO times, as stored. */
export interface PriceFacts {
  readonly listUnitPrice: string;
  readonly compareAtUnitPrice: string | null;
  readonly saleUnitPrice: string | null;
  readonly saleStartsAt: Date | null;
  readonly saleEndsAt: Date | null;
  readonly priceBreaks: readonly PriceBreak[];
  /** The reader's own contract prices of this product; empty for everybody else. */
  readonly contract: readonly PriceBreak[];
}

export interface Price {
  readonly unitPrice: Decimal;
  readonly source: PriceSource;
}

type SaleWindow = Pick<PriceFacts, 'saleUnitPrice' | 'saleStartsAt' | 'saleEndsAt'>;

/** Whether the sale price holds at `now`; an open side of the window stands open. */
export const saleRuns = ({ saleUnitPrice, saleStartsAt, saleEndsAt }: SaleWindow, now: Date): boolean =>
  saleUnitPrice !== null && (saleStartsAt === null || saleStartsAt <= now) && (saleEndsAt === null || now < saleEndsAt);

/** When the sale next opens or closes by itself; null when it never will. */
export function nextPriceChange({ saleUnitPrice, saleStartsAt, saleEndsAt }: SaleWindow, now: Date): Date | null {
  if (saleUnitPrice === null) return null;
  if (saleStartsAt !== null && saleStartsAt > now) return saleStartsAt;
  return saleEndsAt !== null && saleEndsAt > now ? saleEndsAt : null;
}

/**
 * What one base unit costs the reader who takes `quantity`. A contract price wins over everything; otherwise the lowest of the list
 * price, its quantity break and a running sale. A tier from 1 or less holds for fractions of a unit too.
 */
export function priceAt(facts: PriceFacts, quantity: Decimal, now: Date): Price {
  const agreed = tierAt(facts.contract, quantity);
  if (agreed !== undefined) return { unitPrice: agreed, source: 'CONTRACT' };
  const list = tierAt(facts.priceBreaks, quantity) ?? new Decimal(facts.listUnitPrice);
  if (facts.saleUnitPrice === null || !saleRuns(facts, now)) return { unitPrice: list, source: 'LIST' };
  const sale = new Decimal(facts.saleUnitPrice);
  return sale.lte(list) ? { unitPrice: sale, source: 'SALE' } : { unitPrice: list, source: 'LIST' };
}

/** The reader's own quantity breaks: every quantity from which the price of a unit is another one. */
export function priceBreaksFor(facts: PriceFacts, now: Date): readonly { readonly minQuantity: Decimal; readonly unitPrice: Decimal }[] {
  if (facts.priceBreaks.length === 0 && facts.contract.length === 0) return [];
  const starts = [...facts.priceBreaks, ...facts.contract].map(({ minQuantity }) => new Decimal(minQuantity));
  const steps = starts.filter((start) => start.gt(1)).sort((a, b) => a.comparedTo(b));
  let before = priceAt(facts, ONE, now).unitPrice;
  return steps.flatMap((minQuantity) => {
    const { unitPrice } = priceAt(facts, minQuantity, now);
    if (unitPrice.eq(before)) return [];
    before = unitPrice;
    return [{ minQuantity, unitPrice }];
  });
}

/** The quantity that a price without a quantity is for. */
export const ONE = new Decimal(1);

function tierAt(tiers: readonly PriceBreak[], quantity: Decimal): Decimal | undefined {
  if (tiers.length === 0) return undefined;
  const taken = Decimal.max(quantity, ONE);
  let best: { from: Decimal; price: string } | undefined;
  for (const { minQuantity, unitPrice } of tiers) {
    const from = new Decimal(minQuantity);
    if (from.lte(taken) && (best === undefined || from.gt(best.from))) best = { from, price: unitPrice };
  }
  return best === undefined ? undefined : new Decimal(best.price);
}
