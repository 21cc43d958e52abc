import { Decimal, plainText, sumOf } from '@storefront/money';
import type { PlacedOrder } from './placed-order.ts';

/** The taxable amount at one rate and its GCT. */
export interface TaxPart {
  readonly rate: Decimal;
  readonly taxableAmount: Decimal;
  readonly gctAmount: Decimal;
}

type Taxed = Pick<PlacedOrder, 'lines' | 'shippingAmount' | 'gctAmount' | 'shippingGctRate'>;

/**
 * Groups the order's GCT by rate, highest rate first. Shipping is taxed at the store's rate. The parts add up to the order's GCT exactly.
 */
export function taxBreakdown(order: Taxed): TaxPart[] {
  const parts = order.lines.map((line) => ({
    rate: line.effectiveGctRate,
    taxableAmount: line.lineSubtotal.minus(line.discountAmount),
    gctAmount: line.gctAmount,
  }));
  const shipping = {
    rate: order.shippingGctRate,
    taxableAmount: order.shippingAmount,
    gctAmount: order.gctAmount.minus(sumOf(parts.map((part) => part.gctAmount))),
  };
  const isFree = shipping.taxableAmount.isZero() && shipping.gctAmount.isZero();
  const byRate = Map.groupBy(isFree ? parts : [...parts, shipping], (part) => plainText(part.rate));
  return [...byRate]
    .map(([rate, group]) => ({
      rate: new Decimal(rate),
      taxableAmount: sumOf(group.map((part) => part.taxableAmount)),
      gctAmount: sumOf(group.map((part) => part.gctAmount)),
    }))
    .sort((a, b) => b.rate.comparedTo(a.rate));
}
