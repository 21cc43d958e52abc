import { invalid } from '@storefront/errors';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the day of a payment. Throws if it is not a date, or if it is later than today everywhere on earth. */
export function fromProtoPaymentDate(text: string, now: Date): Date {
  const at = new Date(`${text}T00:00:00.000Z`);
  const isDate = DATE.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  if (!isDate) throw invalid('date', 'must be a date such as 2026-11-22');
  // The first time zone is 14 hours ahead of UTC.
  if (at.getTime() > now.getTime() + 14 * 3_600_000) throw invalid('date', 'must not be in the future', { code: 'out_of_range' });
  return at;
}
