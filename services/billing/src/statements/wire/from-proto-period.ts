import { isDate } from '@storefront/contract';
import { invalid } from '@storefront/errors';

/** Reads the dates of a period, which are optional. Throws if one does not exist. */
export function fromProtoPeriod({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  for (const [field, date] of Object.entries({ from, to })) {
    if (date !== undefined && !isDate(date)) throw invalid(field, 'must be a date, YYYY-MM-DD', { code: 'invalid_format' });
  }
  return { from, to };
}
