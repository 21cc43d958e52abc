import { conflict, invalid } from '@storefront/errors';
import { allocate, Decimal, roundMoney, sumOf } from '@storefront/money';
import type { CreditedPart, InvoicePart, ReturnedLine } from './invoice-parts.ts';
import type { PlacedLine } from './placed-order.ts';

/** A quantity of a SKU that is returned, in base units. */
export interface LineReturn {
  readonly sku: string;
  readonly quantity: Decimal;
  /** The line, and how much of it was not credited before, which counts also what was free. Undefined: the first lines with the SKU. */
  readonly line?: { readonly position: number; readonly uncredited: Decimal } | undefined;
}

/** Returns the gross amount of a part. */
export const grossOf = ({ netAmount, gctAmount }: Pick<InvoicePart, 'netAmount' | 'gctAmount'>): Decimal => netAmount.plus(gctAmount);

/** Distributes a gross amount in proportion to what has not been credited of each part. All of it gives exactly the rest. */
export function creditAmount(left: readonly InvoicePart[], amount: Decimal, currency: string): CreditedPart[] {
  const shares = allocate(amount, left.map(grossOf), currency);
  return left.flatMap((part, index) => {
    const gross = shares[index] ?? new Decimal(0);
    if (gross.isZero()) return [];
    const netAmount = roundMoney(gross.times(part.netAmount).div(grossOf(part)), currency);
    return [{ ...part, netAmount, gctAmount: gross.minus(netAmount), origin: 'amount' }];
  });
}

/** Returns what has not been credited of the shipping. */
export const creditShipping = (left: readonly InvoicePart[]): CreditedPart[] =>
  left.filter((part) => part.position === null && grossOf(part).gt(0)).map((part) => ({ ...part, origin: 'shipping' }));

/** The parts of an invoice that can be returned. */
interface Returnable {
  readonly lines: readonly PlacedLine[];
  readonly currency: string;
  /** The amount of each part that has not been credited. */
  readonly left: readonly InvoicePart[];
  /** The lines of earlier credit notes. */
  readonly before: readonly ReturnedLine[];
}

/**
 * Returns the credit for quantities of lines, or of SKUs, which are taken from the lines in their order: of what has not been credited of a line, the share of
 * its units that were not credited before. Throws if more is returned than was invoiced and not returned before.
 */
export function creditQuantities(invoice: Returnable, returns: readonly LineReturn[]): ReturnedLine[] {
  const nonPositive = returns.find(({ quantity }) => quantity.lte(0));
  if (nonPositive) throw invalid('lines', `must have a positive quantity of ${nonPositive.sku}`, { code: 'out_of_range' });
  const ofLines = returns.flatMap(({ sku, quantity, line: named }) => {
    if (named === undefined) return [];
    const { position, uncredited } = named;
    const line = invoice.lines[position];
    const units = line?.sku === sku ? Decimal.min(uncredited, unreturned(invoice, line, position)) : new Decimal(0);
    if (line === undefined || quantity.gt(units)) throw tooLarge(sku);
    return [returnedLine(invoice, line, { position, quantity, units })];
  });
  return [...ofLines, ...creditSkus(invoice, returns)];
}

function creditSkus(invoice: Returnable, returns: readonly LineReturn[]): ReturnedLine[] {
  const bySku = Map.groupBy(
    returns.filter(({ line }) => line === undefined),
    ({ sku }) => sku,
  );
  return [...bySku].flatMap(([sku, given]) => {
    let wanted = sumOf(given.map(({ quantity }) => quantity));
    const taken = invoice.lines.flatMap((line, position) => {
      if (line.sku !== sku || wanted.lte(0)) return [];
      const units = unreturned(invoice, line, position);
      const quantity = Decimal.min(wanted, units);
      if (quantity.lte(0)) return [];
      wanted = wanted.minus(quantity);
      return [returnedLine(invoice, line, { position, quantity, units })];
    });
    if (wanted.gt(0)) throw tooLarge(sku);
    return taken;
  });
}

const unreturned = ({ before }: Returnable, { quantity }: PlacedLine, position: number): Decimal =>
  quantity.minus(sumOf(before.filter((earlier) => earlier.position === position).map((earlier) => earlier.quantity)));

const tooLarge = (sku: string) => conflict('return_too_large', `More of ${sku} is returned than was invoiced and not returned before.`);

function returnedLine(
  { left, currency }: Returnable,
  { sku, description, baseUom, unitPrice, effectiveGctRate: rate }: PlacedLine,
  { position, quantity, units }: { position: number; quantity: Decimal; units: Decimal },
): ReturnedLine {
  const part = left.find((other) => other.position === position);
  const share = (amount = new Decimal(0)): Decimal => roundMoney(amount.times(quantity).div(units), currency);
  const amounts = { netAmount: share(part?.netAmount), gctAmount: share(part?.gctAmount) };
  return { position, sku, description, quantity, baseUom, unitPrice, rate, ...amounts };
}
