import { conflict, invalid } from '@storefront/errors';
import { allocate, Decimal, plainText, roundMoney, sumOf } from '@storefront/money';
import type { Invoice } from './invoice.ts';
import type { PlacedLine } from './placed-order.ts';
import type { TaxPart } from './tax-breakdown.ts';

/** A quantity of a SKU that is returned, in base units. */
export interface LineReturn {
  readonly sku: string;
  readonly quantity: Decimal;
}

/** A line of a credit note: a quantity of an invoice's line with its share of the amounts. */
export interface ReturnedLine {
  /** The index of the line on the invoice. */
  readonly position: number;
  readonly sku: string;
  readonly description: string;
  readonly quantity: Decimal;
  readonly baseUom: string;
  readonly unitPrice: Decimal;
  readonly rate: Decimal;
  readonly netAmount: Decimal;
  readonly gctAmount: Decimal;
}

/** What earlier credit notes credited. */
type Credited = readonly { readonly taxBreakdown: readonly TaxPart[]; readonly lines: readonly ReturnedLine[] }[];

/** Distributes a gross amount over the tax rates in proportion to what has not been credited of each. All of it gives exactly the rest. */
export function creditForAmount(invoice: Invoice, earlier: Credited, amount: Decimal): TaxPart[] {
  const left = uncredited(invoice, earlier);
  const shares = allocate(amount, left.map(grossOf), invoice.currency);
  return left.flatMap((part, index) => {
    const gross = shares[index] ?? new Decimal(0);
    if (gross.isZero()) return [];
    const taxableAmount = roundMoney(gross.times(part.taxableAmount).div(grossOf(part)), invoice.currency);
    return [{ rate: part.rate, taxableAmount, gctAmount: gross.minus(taxableAmount) }];
  });
}

/** Returns the credit for quantities of lines. Throws if more is returned than was invoiced and not returned before. */
export function creditForLines(
  invoice: Invoice,
  earlier: Credited,
  returns: readonly LineReturn[],
): { taxBreakdown: TaxPart[]; lines: ReturnedLine[] } {
  const before = earlier.flatMap(({ lines }) => lines);
  const lines = returns.flatMap((given) => linesOf(invoice, before, given));
  const byRate = Map.groupBy(lines, ({ rate }) => plainText(rate));
  const taxBreakdown = [...byRate].map(([rate, group]) => ({
    rate: new Decimal(rate),
    taxableAmount: sumOf(group.map(({ netAmount }) => netAmount)),
    gctAmount: sumOf(group.map(({ gctAmount }) => gctAmount)),
  }));
  const left = uncredited(invoice, earlier);
  for (const part of taxBreakdown) {
    const rest = left.find(({ rate }) => rate.equals(part.rate));
    const isCovered = rest?.taxableAmount.gte(part.taxableAmount) && rest.gctAmount.gte(part.gctAmount);
    if (!isCovered) throw conflict('refund_too_large', 'The amount of these lines has been credited before.');
  }
  return { taxBreakdown, lines };
}

/** Takes the quantity from the lines of the SKU in their order. */
function linesOf(invoice: Invoice, before: readonly ReturnedLine[], { sku, quantity }: LineReturn): ReturnedLine[] {
  if (quantity.lte(0)) throw invalid('lines', `must have a positive quantity of ${sku}`, { code: 'out_of_range' });
  let wanted = quantity;
  const taken = invoice.lines.flatMap((line, position) => {
    if (line.sku !== sku || wanted.lte(0)) return [];
    const returned = sumOf(before.filter((earlier) => earlier.position === position).map((earlier) => earlier.quantity));
    const part = Decimal.min(wanted, line.quantity.minus(returned));
    if (part.lte(0)) return [];
    wanted = wanted.minus(part);
    return [returnedLine(line, position, { from: returned, to: returned.plus(part) }, invoice.currency)];
  });
  if (wanted.gt(0)) throw conflict('return_too_large', `More of ${sku} is returned than was invoiced and not returned before.`);
  return taken;
}

/** The share between two cumulative quantities, so that the shares of a line add up to its amounts. */
function returnedLine(line: PlacedLine, position: number, { from, to }: { from: Decimal; to: Decimal }, currency: string): ReturnedLine {
  const share = (amount: Decimal): Decimal => {
    const upTo = (quantity: Decimal): Decimal => roundMoney(amount.times(quantity).div(line.quantity), currency);
    return upTo(to).minus(upTo(from));
  };
  return {
    position,
    sku: line.sku,
    description: line.description,
    quantity: to.minus(from),
    baseUom: line.baseUom,
    unitPrice: line.unitPrice,
    rate: line.effectiveGctRate,
    netAmount: share(line.lineSubtotal.minus(line.discountAmount)),
    gctAmount: share(line.gctAmount),
  };
}

/** What has not been credited of each tax rate of the invoice. */
function uncredited(invoice: Invoice, earlier: Credited): TaxPart[] {
  const credited = earlier.flatMap(({ taxBreakdown }) => taxBreakdown);
  return invoice.taxBreakdown.map((part) => {
    const same = credited.filter(({ rate }) => rate.equals(part.rate));
    return {
      rate: part.rate,
      taxableAmount: part.taxableAmount.minus(sumOf(same.map(({ taxableAmount }) => taxableAmount))),
      gctAmount: part.gctAmount.minus(sumOf(same.map(({ gctAmount }) => gctAmount))),
    };
  });
}

const grossOf = ({ taxableAmount, gctAmount }: TaxPart): Decimal => taxableAmount.plus(gctAmount);
