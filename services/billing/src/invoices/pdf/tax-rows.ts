import { type Decimal, sumOf, type TaxPart } from '@storefront/money';
import { type Invoice, isTaxExempt } from '../domain/invoice.ts';
import { percentText } from './number-text.ts';

/** A rate, its taxable amount, and its tax. */
export type TaxRow = readonly [rate: string, taxableAmount: string, tax: string];

/** Returns the rows of the tax table: one for each rate and, if there are several, their sum. */
export function taxRows(parts: readonly TaxPart[], { buyer, print }: Invoice, money: (amount: Decimal) => string): TaxRow[] {
  const { taxLabel } = print;
  const rows = parts.map((part): TaxRow => {
    const label = isTaxExempt(buyer) ? `Exempt from ${taxLabel}` : `${taxLabel} ${percentText(part.rate)}`;
    return [label, money(part.taxableAmount), money(part.gctAmount)];
  });
  if (parts.length < 2) return rows;
  return [...rows, ['Total', money(sumOf(parts.map((part) => part.taxableAmount))), money(sumOf(parts.map((part) => part.gctAmount)))]];
}

/** Returns the heads of the columns of tax rows. */
export const taxHeads = (label: string): TaxRow => [`${label} summary`, 'Taxable amount', label];
