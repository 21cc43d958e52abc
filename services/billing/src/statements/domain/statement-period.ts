import { addMonths } from '@storefront/contract';
import { invalid } from '@storefront/errors';

/** The dates of a statement, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The longest period of a statement. */
const STATEMENT_MONTHS_MAX = 24;

/** Returns the period of a request: a day after today counts as today, and by default it is the month before its end. Throws if it is empty or too long. */
export function statementPeriod(given: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const to = given.to === undefined || given.to > today ? today : given.to;
  const from = given.from ?? addMonths(to, -1);
  if (from > to)
    throw invalid(
      'from',
      given.to !== undefined && given.from !== undefined && given.from > given.to ? 'must not be after `to`' : 'must not be after today',
      { code: 'out_of_range' },
    );
  if (from < addMonths(to, -STATEMENT_MONTHS_MAX)) {
    throw invalid('from', `must not be more than ${STATEMENT_MONTHS_MAX} months before \`to\``, { code: 'out_of_range' });
  }
  return { from, to };
}
