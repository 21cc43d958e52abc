import { sumOf } from './allocate.ts';
import { Decimal, plainText } from './decimal.ts';

/** The taxable amount at one rate and its GCT. */
export interface TaxPart {
  readonly rate: Decimal;
  readonly taxableAmount: Decimal;
  readonly gctAmount: Decimal;
}

/** The lines and the shipping of an order. */
interface Taxed {
  readonly lines: readonly {
    readonly effectiveGctRate: Decimal;
    readonly lineSubtotal: Decimal;
    readonly discountAmount: Decimal;
    readonly gctAmount: Decimal;
  }[];
  readonly shippingTaxes: readonly TaxPart[];
}

/** Groups the order's GCT by rate, highest rate first. The parts add up to the order's GCT exactly. */
export function taxBreakdown({ lines, shippingTaxes }: Taxed): TaxPart[] {
  const ofLines = lines.map((line) => ({
    rate: line.effectiveGctRate,
    taxableAmount: line.lineSubtotal.minus(line.discountAmount),
    gctAmount: line.gctAmount,
  }));
  const byRate = Map.groupBy([...ofLines, ...shippingTaxes], (part) => plainText(part.rate));
  return [...byRate]
    .map(([rate, group]) => ({
      rate: new Decimal(rate),
      taxableAmount: sumOf(group.map((part) => part.taxableAmount)),
      gctAmount: sumOf(group.map((part) => part.gctAmount)),
    }))
    .sort((a, b) => b.rate.comparedTo(a.rate));
}
