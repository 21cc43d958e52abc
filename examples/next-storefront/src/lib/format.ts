import { store } from '@/store';

/** Formats an amount, or a dash if it is not known. */
export const money = (amount: number | null | undefined, currency: string): string =>
  amount == null
    ? '–'
    : new Intl.NumberFormat(store.locale, { style: 'currency', currency }).format(amount).replace(/^(-?)\$/, `$1${store.dollar}`);

/** Returns the name of a unit of measure. */
export const unitName = (code: string): string => store.units[code] ?? code.toLowerCase();

/** Returns what follows the price of a unit, such as `each` or `per kg`. */
export const perUnit = (code: string): string => (code === 'EA' ? 'each' : `per ${unitName(code)}`);

/** Formats a quantity: that of single items without a unit. */
export const inUnits = (quantity: number, code: string): string => (code === 'EA' ? `${quantity}` : `${quantity} ${unitName(code)}`);

/** Returns how many decimals the amounts of a currency have. */
export const decimals = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Formats a time as a date of the store, or a date as it is. */
export const date = (text: string): string =>
  new Intl.DateTimeFormat(store.locale, { dateStyle: 'medium', timeZone: text[10] ? store.timeZone : 'UTC' }).format(new Date(text));

/** Formats a time of the store. */
export const dateTime = (text: string): string =>
  new Intl.DateTimeFormat(store.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: store.timeZone }).format(new Date(text));

/** Returns the words of an enumerated value, such as "Partially shipped". */
export const words = (value: string): string => value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ');

/** The names of the payment rails, as on invoices, and what they mean to a shopper. */
export const RAILS = {
  CASH_ON_DELIVERY: ['Cash on delivery', 'Pay the driver, or at the counter when you pick up.'],
  CREDIT_TERMS: ['On account', 'We send an invoice that is due on your credit terms.'],
  PREPAID: ['Online payment', 'You continue to a secure payment page, and return here.'],
} as const;
