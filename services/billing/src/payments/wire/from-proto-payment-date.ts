import { isDate, localDate, startOfDate } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { storeTimeZone } from '@storefront/store-clock';

/** Reads the day of a payment in the time zone of the store, and returns when it began. Throws if it is not a date, or later than today. */
export function fromProtoPaymentDate(date: string, now: Date): Date {
  if (!isDate(date)) throw invalid('date', 'must be a date such as 2026-11-22');
  const timeZone = storeTimeZone();
  if (date > localDate(now, timeZone)) throw invalid('date', 'must not be in the future', { code: 'out_of_range' });
  return startOfDate(date, timeZone);
}
