import { type Action, ACTIONS, DECK } from './deck.ts';
import type { Period } from './open-load.ts';

/** The p95 of any action that shoppers accept. */
export const ACCEPTED_MS = 200;
/** The step by which the rate rises, and by which it falls until it is sustained. */
const RISE = 1.3;
const FALL = 0.92;
/** Shoppers a second. Below this, two minutes have too few of them for a p95 of each action. */
export const LOWEST = 0.5;

/** Lets shoppers arrive at a rate for some seconds. */
export type RunAt = (rate: number, seconds: number) => Promise<Period>;

/** The percentile of times in any order; undefined if there are none. */
export function percentile(times: readonly number[], share: number): number | undefined {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** The action with the highest p95. */
export function slowest({ times }: Period): { readonly action: Action; readonly ms: number } {
  const all = ACTIONS.map((action) => ({ action, ms: percentile(times[action], 0.95) ?? 0 }));
  return all.toSorted((a, b) => b.ms - a.ms)[0] ?? { action: 'list', ms: 0 };
}

/** Whether every shopper was served, with a p95 of each action that shoppers accept. */
export const isSustained = (period: Period): boolean => !period.flooded && period.failures === 0 && slowest(period).ms <= ACCEPTED_MS;

/** Where to begin another search after one that found `rate`: a few steps below. */
export const below = (rate: number): number => Math.max(LOWEST, rate / RISE ** 2);

/** The fewest shoppers for a p95 of each action: twenty of them order. */
const ENOUGH = 10 * DECK;
const SHORT_MAX_SECONDS = 40;

/**
 * Raises the rate in short periods until it is not sustained, then lowers it until it is sustained for a long one. A short period lasts until enough shoppers
 * have come, but not longer than `SHORT_MAX_SECONDS`. A shop that does not sustain the first rate is tried with halves of it. Returns 0 if it sustains none of at least
 * `LOWEST`.
 */
export async function highestRate(run: RunAt, { from, short, long }: { from: number; short: number; long: number }): Promise<number> {
  const sustainsShortly = async (rate: number): Promise<boolean> =>
    isSustained(await run(rate, Math.max(short, Math.min(SHORT_MAX_SECONDS, ENOUGH / rate))));
  let rate = from;
  while (!(await sustainsShortly(rate))) {
    if (rate <= LOWEST) return 0;
    rate = Math.max(LOWEST, rate / 2);
  }
  do rate *= RISE;
  while (await sustainsShortly(rate));
  for (rate *= FALL; rate >= LOWEST; rate *= FALL) {
    if ((await sustainsShortly(rate)) && isSustained(await run(rate, long))) return rate;
  }
  return 0;
}
