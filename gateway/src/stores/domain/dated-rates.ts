import { localDate, type StoreSettings, startOfDate } from '@storefront/contract';
import { invalid } from '@storefront/errors';

/** A tax rate that applies from the beginning of a local date, `YYYY-MM-DD`. */
export interface DatedRate {
  readonly from: string;
  /** Decimal text, a fraction. */
  readonly rate: string;
}

/** The rates of a store. */
export interface StoreRates {
  /** The rate before those with a date. */
  readonly gct_rate: string;
  /** In the order of their dates. */
  readonly dated_gct_rates: readonly DatedRate[];
  readonly time_zone: string;
}

/** Rates change every few years. */
const DATED_RATES_MAX = 100;

/** Returns the rate at a time, and its next change. */
export function gctRateAt(
  { gct_rate, dated_gct_rates, time_zone }: StoreRates,
  now: Date,
): Pick<StoreSettings, 'gctRate' | 'gctRateChange'> {
  const today = localDate(now, time_zone);
  const gctRate = dated_gct_rates.findLast(({ from }) => from <= today)?.rate ?? gct_rate;
  const next = dated_gct_rates.find(({ from, rate }) => from > today && rate !== gctRate);
  return { gctRate, gctRateChange: next === undefined ? null : { ...next, at: startOfDate(next.from, time_zone).toISOString() } };
}

/** Returns the dated rates with another one, which replaces that of its date. A date before today is refused; it is today by default. */
export function withDatedRate(rates: StoreRates, rate: string, from: string | undefined, now: Date): readonly DatedRate[] {
  const today = localDate(now, rates.time_zone);
  const added = { from: from ?? today, rate };
  if (added.from < today) throw invalid('from', `must not be before today, which is ${today} in the time zone of the store`);
  const others = rates.dated_gct_rates.filter((known) => known.from !== added.from);
  if (others.length >= DATED_RATES_MAX) throw invalid('from', `a store has at most ${DATED_RATES_MAX} dated rates`);
  return [...others, added].sort((a, b) => (a.from < b.from ? -1 : 1));
}
