import type { Schemas } from '@storefront/client';

type Product = Schemas['Product'];

/** Formats an amount, such as `J$1,480.00` for Jamaican dollars; an unknown amount is a dash. */
export function money(amount: number | null | undefined, currency: string): string {
  if (amount === null || amount === undefined) return '–';
  return new Intl.NumberFormat('en-JM', { style: 'currency', currency }).format(amount).replace(/^(-?)\$/, '$1J$');
}

/** Formats a quantity without trailing zeros. */
export const quantity = (value: number): string => new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(value);

/** Converts `order` units of `base` each to base units, rounded to the three decimals that quantities allow. */
export const inBaseUnits = (order: number, base: number): number => Math.round(order * base * 1000) / 1000;

/** Returns the name of a unit code. */
export function unitName(code: string): string {
  const names: Readonly<Record<string, string>> = { EA: 'each', M: 'meter', KG: 'kilogram' };
  return names[code] ?? code.toLowerCase();
}

/** Returns the unit as shown after a price, such as `each` or `per meter`. */
export const perUnit = (code: string): string => (code === 'EA' ? 'each' : `per ${unitName(code)}`);

/** Formats a code such as `CREDIT_TERMS` as words. Codes have the British spelling of canceled. */
export function codeName(code: string): string {
  const words = code.toLowerCase().replaceAll(/[_.]/g, ' ').replace('cancelled', 'canceled');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a timestamp as a short date and time. */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat('en-JM', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** Formats a date, or a timestamp as the date where the reader is. */
export const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-JM', { dateStyle: 'medium', ...(iso.length === 10 && { timeZone: 'UTC' }) }).format(new Date(iso));

/** Formats a timestamp as a time with seconds. */
export const clock = (iso: string): string => new Intl.DateTimeFormat('en-JM', { timeStyle: 'medium' }).format(new Date(iso));

/** Formats a unit price. A product without a list price has a price only for customers with a contract; any other price is missing for a moment. */
export function priceText({ unit_price, list_unit_price, currency }: Pick<Product, 'unit_price' | 'list_unit_price' | 'currency'>): string {
  if (unit_price !== null) return money(unit_price, currency);
  return list_unit_price === null ? 'Price on request' : 'Price unavailable';
}

/** Describes the tax on a unit price; empty if the price is unknown. */
export function taxLine({
  effective_gct_rate,
  unit_price_incl_gct,
  currency,
}: Pick<Product, 'effective_gct_rate' | 'unit_price_incl_gct' | 'currency'>): string {
  if (effective_gct_rate === 0) return 'No GCT applies.';
  if (unit_price_incl_gct === null) return '';
  return `before GCT · ${money(unit_price_incl_gct, currency)} including ${quantity(effective_gct_rate * 100)}% GCT`;
}
