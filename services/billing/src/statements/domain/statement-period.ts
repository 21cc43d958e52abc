import { addMonths } from '@storefront/contract';
import { invalid } from '@storefront/errors';

/** The dates of a statement or report, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The longest period of a statement or report: that of two annual accounts. */
const PERIOD_MONTHS_MAX = 24;

/** Returns the period of a request: a day after today counts as today, and by default it is the month before its end. Throws if it is empty or too long. */
export function statementPeriod(given: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const to = given.to === undefined || given.to > today ? today : given.to;
  const from = given.from ?? addMonths(to, -1);
  if (from > to && (given.to === undefined || from <= given.to)) {
    throw outOfRange('must not be after today');
  }
  return checkedPeriod({ from, to });
}

/** Returns a period. Throws if it is empty or too long. */
export function checkedPeriod({ from, to }: Period): Period {
  if (from > to) throw outOfRange('must not be after `to`');
  if (from < addMonths(to, -PERIOD_MONTHS_MAX)) {
    throw outOfRange(`must not be more than ${PERIOD_MONTHS_MAX} months before \`to\``);
  }
  return { from, to };
}

/** Returns the 422 of a period that cannot be read. */
export const outOfRange = (detail: string) => invalid('from', detail, { code: 'out_of_range', location: 'query' });
