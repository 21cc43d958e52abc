import { addDays, localDate, type StoreSettings, startOfDate } from '@storefront/contract';

/** A customer's exemption from GCT. */
export interface Exemption {
  /** Its last date in the time zone of the store; null if it does not end. */
  readonly until: string | null;
}

/** How a customer's quotes are taxed. */
export interface QuoteTax {
  readonly isExempt: boolean;
  /** When the tax rate can change next. */
  readonly changesAt: Date | null;
}

/** Returns how the quotes of a customer are taxed now. They apply until the store's rate changes or the exemption ends. */
export function quoteTax(
  exemption: Exemption | null,
  { timeZone, gctRateChange }: Pick<StoreSettings, 'timeZone' | 'gctRateChange'>,
  now: Date,
): QuoteTax {
  const rateChangesAt = gctRateChange ? new Date(gctRateChange.at) : null;
  if (exemption === null) return { isExempt: false, changesAt: rateChangesAt };
  const { until } = exemption;
  if (until === null) return { isExempt: true, changesAt: rateChangesAt };
  if (localDate(now, timeZone) > until) return { isExempt: false, changesAt: rateChangesAt };
  const endsAt = startOfDate(addDays(until, 1), timeZone);
  return { isExempt: true, changesAt: rateChangesAt !== null && rateChangesAt < endsAt ? rateChangesAt : endsAt };
}
