import { conflict, invalid } from '@storefront/errors';

/** How to move a clock: by an interval, or to a time. */
export type ClockMove = { readonly byMs: number } | { readonly to: Date };

/** Subscriptions, terms of payment, and sales end within this, and dates beyond it are mistakes. */
export const CLOCK_YEARS_MAX = 5;
const AHEAD_MS_MAX = CLOCK_YEARS_MAX * 365 * 86_400_000;

/** Returns how far a clock will be ahead of the real time, in milliseconds. A clock only moves forward, and in whole seconds. */
export function clockTarget(move: ClockMove, { offsetMs, realTime }: { readonly offsetMs: number; readonly realTime: Date }): number {
  const wanted = 'byMs' in move ? offsetMs + move.byMs : Math.ceil((move.to.getTime() - realTime.getTime()) / 1000) * 1000;
  if (wanted <= offsetMs) throw invalid('to', "must be after the store's current time", { code: 'not_later' });
  if (wanted > AHEAD_MS_MAX) {
    throw conflict('clock_limit', `The clock of a sandbox can be ${CLOCK_YEARS_MAX} years ahead of the real time at most.`);
  }
  return wanted;
}
