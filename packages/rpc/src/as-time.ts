import { parseTime, TIME_FORM } from '@storefront/contract';
import { invalid } from '@storefront/errors';

/** Reads the ISO-8601 date or time of a field. Throws `validation_error` if it does not exist. */
export function asTime(field: string, text: string): Date {
  const time = parseTime(text);
  if (time === undefined) throw invalid(field, TIME_FORM);
  return time;
}
