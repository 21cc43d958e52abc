import { type Decimal, plainText } from '@storefront/money';

/** Formats "1234567.80" as "1,234,567.80". */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Formats a rate as a percentage: 0.165 as "16.5%". */
export const percentText = (rate: Decimal): string => `${plainText(rate.times(100))}%`;

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a date, `YYYY-MM-DD`, as "21 November 2026". */
export const dateText = (date: string): string => DATE.format(new Date(date));
