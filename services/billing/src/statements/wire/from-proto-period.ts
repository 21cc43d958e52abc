import { isDate } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { checkedPeriod, type Period } from '../domain/statement-period.ts';

type Dates = Readonly<Partial<Record<keyof Period, string | undefined>>>;

/** Reads the dates of a period, which are optional. Throws if one does not exist. */
export function fromProtoPeriod({ from, to }: Dates): Dates {
  checkDates({ from, to });
  return { from, to };
}

/** Reads the period of a report. Throws if one of its dates is missing or does not exist, or if it is empty or too long. */
export function fromProtoReportPeriod({ from, to }: Period): Period {
  checkDates({ from, to });
  return checkedPeriod({ from, to });
}

function checkDates(dates: Dates): void {
  for (const [field, date] of Object.entries(dates)) {
    if (date !== undefined && !isDate(date))
      throw invalid(field, 'must be a date, YYYY-MM-DD', { code: 'invalid_format', location: 'query' });
  }
}
