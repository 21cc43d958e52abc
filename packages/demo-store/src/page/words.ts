import type { Band, Money } from './api-types.ts';

/** An amount as people write it, `J$1,480.00` for Jamaican dollars; an unknown amount is a dash. */
export function money(amount: Money | undefined, currency: string): string {
  if (amount === null || amount === undefined) return '–';
  return new Intl.NumberFormat('en-JM', { style: 'currency', currency }).format(amount).replace(/^(-?)\$/, '$1J$');
}

/** A quantity without trailing zeros. */
export const quantity = (value: number): string => new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(value);

/** `order` units of `base` each, in base units; rounded to the three decimals that a quantity may have. */
export const inBaseUnits = (order: number, base: number): number => Math.round(order * base * 1000) / 1000;

/** What a unit code is called beside a price. */
export function unitName(code: string): string {
  const names: Readonly<Record<string, string>> = { EA: 'each', M: 'metre', KG: 'kilogram' };
  return names[code] ?? code.toLowerCase();
}

/** A unit as it stands behind a price: `each`, `a metre`. */
export const perUnit = (code: string): string => (code === 'EA' ? 'each' : `a ${unitName(code)}`);

/** An availability band in words. */
export const bandName: Readonly<Record<Band, string>> = {
  IN_STOCK: 'In stock',
  LOW: 'Only a few left',
  OUT: 'Out of stock',
  UNKNOWN: 'Ask for stock',
};

/** A code such as `CREDIT_TERMS` as words. */
export const codeName = (code: string): string => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ').replaceAll('.', ' ');

/** A moment as a short date and time. */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat('en-JM', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
