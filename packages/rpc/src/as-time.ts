import { parseTimeIn, TIME_FORM } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { storeTimeZone } from '@storefront/store-clock';

/**
 * Reads the ISO-8601 date or time of a field. A date begins, or as the end of a period ends, in the time zone of the caller's store. Throws
 * `validation_error` if it does not exist.
 */
export function asTime(field: string, text: string, edge: 'start' | 'end', timeZone = storeTimeZone()): Date {
  const time = parseTimeIn(timeZone, text, edge);
  if (time === undefined) throw invalid(field, TIME_FORM);
  return time;
}
