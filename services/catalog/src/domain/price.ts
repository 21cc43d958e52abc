import type { PriceSource, StoreSettings } from '@storefront/contract';
import { Decimal } from '@storefront/money';
import type { PriceBreak } from './product.ts';

/** The stored fields that determine a product's prices. Amounts and quantities are decimal text. */
export interface PriceFacts {
  /** Null if the product is sold at contract prices only. */
  readonly listUnitPrice: string | null;
  readonly compareAtUnitPrice: string | null;
  readonly saleUnitPrice: string | null;
  readonly saleStartsAt: Date | null;
  readonly saleEndsAt: Date | null;
  readonly priceBreaks: readonly PriceBreak[];
  /** The reader's contract prices for this product; empty if there are none. */
  readonly contract: readonly PriceBreak[];
}

/** The fields that determine at which price a quantity is sold. */
export type SellingFacts = Omit<PriceFacts, 'compareAtUnitPrice'>;

/** A unit price and the rule that it comes from. */
export interface Price {
  readonly unitPrice: Decimal;
  readonly source: PriceSource;
}

/** Whether a contract price applies always, which is the default, or only where the sale price is not lower. */
export type ContractPrice = StoreSettings['contractPrice'];

type SaleWindow = Pick<PriceFacts, 'saleUnitPrice' | 'saleStartsAt' | 'saleEndsAt'>;

/** Whether the sale is running at `now`. A null start or end leaves that side of the window open. */
export const saleRuns = ({ saleUnitPrice, saleStartsAt, saleEndsAt }: SaleWindow, now: Date): boolean =>
  saleUnitPrice !== null && (saleStartsAt === null || saleStartsAt <= now) && (saleEndsAt === null || now < saleEndsAt);

/** When the sale next starts or ends; null if it does neither. */
export function nextPriceChange({ saleUnitPrice, saleStartsAt, saleEndsAt }: SaleWindow, now: Date): Date | null {
  if (saleUnitPrice === null) return null;
  if (saleStartsAt !== null && saleStartsAt > now) return saleStartsAt;
  return saleEndsAt !== null && saleEndsAt > now ? saleEndsAt : null;
}

/** From when until when, in milliseconds since the epoch, a product's prices stay as they are at `now`. The end is exclusive. */
export function steadyPrices({ saleUnitPrice, saleStartsAt, saleEndsAt }: SaleWindow, now: Date): { from: number; until: number } {
  const changes = saleUnitPrice === null ? [] : [saleStartsAt, saleEndsAt].flatMap((change) => (change === null ? [] : [change.getTime()]));
  return {
    from: Math.max(-Infinity, ...changes.filter((change) => change <= now.getTime())),
    until: Math.min(Infinity, ...changes.filter((change) => change > now.getTime())),
  };
}

/**
 * The price of one base unit when the reader buys `quantity`. A contract price takes precedence, unless the store prefers a lower running sale;
 * otherwise the lowest of the list price, its price break, and a running sale applies. A tier from 1 or less also applies to fractions of a
 * unit. Null if the product has no list price and the reader has no contract price for that quantity.
 */
export function priceAt(facts: SellingFacts, quantity: Decimal, now: Date, contractPrice?: ContractPrice): Price | null {
  const agreed = tierAt(facts.contract, quantity);
  if (agreed !== undefined) {
    const onSale = contractPrice === 'lowest' && facts.saleUnitPrice !== null && saleRuns(facts, now) && agreed.gt(facts.saleUnitPrice);
    return onSale ? { unitPrice: new Decimal(facts.saleUnitPrice), source: 'SALE' } : { unitPrice: agreed, source: 'CONTRACT' };
  }
  if (facts.listUnitPrice === null) return null;
  const list = tierAt(facts.priceBreaks, quantity) ?? new Decimal(facts.listUnitPrice);
  if (facts.saleUnitPrice === null || !saleRuns(facts, now)) return { unitPrice: list, source: 'LIST' };
  const sale = new Decimal(facts.saleUnitPrice);
  return sale.lte(list) ? { unitPrice: sale, source: 'SALE' } : { unitPrice: list, source: 'LIST' };
}

/** From which quantity, inclusive, to which, exclusive, the same tiers apply as to `quantity`. Null if there is no such limit. */
export function sameTiers(
  { priceBreaks, contract }: Pick<SellingFacts, 'priceBreaks' | 'contract'>,
  quantity: Decimal,
): { readonly from: Decimal | null; readonly below: Decimal | null } {
  const starts = [...priceBreaks, ...contract].map(({ minQuantity }) => new Decimal(minQuantity)).filter((start) => start.gt(ONE));
  const [reached, ahead] = [starts.filter((start) => start.lte(quantity)), starts.filter((start) => start.gt(quantity))];
  return {
    from: reached.length === 0 ? null : Decimal.max(...reached),
    below: ahead.length === 0 ? null : Decimal.min(...ahead),
  };
}

/** The reader's price breaks: each quantity from which the unit price changes. */
export function priceBreaksFor(
  facts: PriceFacts,
  now: Date,
  contractPrice?: ContractPrice,
): readonly { readonly minQuantity: Decimal; readonly unitPrice: Decimal }[] {
  if (facts.priceBreaks.length === 0 && facts.contract.length === 0) return [];
  const starts = [...facts.priceBreaks, ...facts.contract].map(({ minQuantity }) => new Decimal(minQuantity));
  const steps = starts.filter((start) => start.gt(1)).sort((a, b) => a.comparedTo(b));
  let before = priceAt(facts, ONE, now, contractPrice)?.unitPrice;
  return steps.flatMap((minQuantity) => {
    const unitPrice = priceAt(facts, minQuantity, now, contractPrice)?.unitPrice;
    if (unitPrice === undefined || (before !== undefined && unitPrice.eq(before))) return [];
    before = unitPrice;
    return [{ minQuantity, unitPrice }];
  });
}

/** The quantity of a price that is shown without a quantity. */
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
