import { Decimal, plainText, sumOf } from '@storefront/money';
import type { PlacedOrder } from './placed-order.ts';

/** What was taxed at one rate, and the GCT on it. */
export interface TaxPart {
  readonly rate: Decimal;
  readonly taxableAmount: Decimal;
  readonly gctAmount: Decimal;
}

type Taxed = Pick<PlacedOrder, 'lines' | 'shippingAmount' | 'gctAmount' | 'shippingGctRate'>;

/** The order's GCT by rate, highest rate first; shipping counts at the store's rate. The parts add up to the order's GCT exactly. */
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
  const free = shipping.taxableAmount.isZero() && shipping.gctAmount.isZero();
  const byRate = Map.groupBy(free ? parts : [...parts, shipping], (part) => plainText(part.rate));
  return [...byRate]
    .map(([rate, same]) => ({
      rate: new Decimal(rate),
      taxableAmount: sumOf(same.map((part) => part.taxableAmount)),
      gctAmount: sumOf(same.map((part) => part.gctAmount)),
    }))
    .sort((a, b) => b.rate.comparedTo(a.rate));
}
