import { HELD_MAX_MS } from './held-event.ts';

/** Which events of an aggregate were received, by their numbers. */
export interface AggregateProgress {
  /** All up to this one were received, or given up; null before the first one. */
  readonly receivedTo: number | null;
  /** Those after a gap, in order. */
  readonly ahead: readonly number[];
  /** When the gap was noticed; null without one. */
  readonly gapSince: Date | null;
}

/**
 * How long events wait for a missing one, which a killed process has left to another or which waits for billing. If it was lost, the next ones need not wait
 * forever.
 */
export const GAP_MAX_MS = HELD_MAX_MS + 60_000;
/** A gap with more events behind it is given up. */
const AHEAD_MAX = 200;

/** Returns the progress after an event with this number, and whether a later one may have arrived before it. */
export function withReceived(
  progress: AggregateProgress,
  number: number,
  now: Date,
): { readonly progress: AggregateProgress; readonly isLate: boolean } {
  const { ahead, gapSince, receivedTo } = hasExpired(progress, now) ? withoutGap(progress) : progress;
  if (receivedTo === null) return { progress: { receivedTo: number, ahead: [], gapSince: null }, isLate: false };
  if (number <= receivedTo) return { progress: { receivedTo, ahead, gapSince }, isLate: true };
  const isLate = ahead.some((later) => later >= number);
  if (number === receivedTo + 1) return { progress: joined(number, ahead, gapSince), isLate };
  const numbers = [...new Set([...ahead, number])].toSorted((a, b) => a - b);
  return { progress: { receivedTo, ahead: numbers, gapSince: gapSince ?? now }, isLate };
}

const hasExpired = ({ ahead, gapSince }: AggregateProgress, now: Date): boolean =>
  ahead.length >= AHEAD_MAX || (gapSince !== null && now.getTime() - gapSince.getTime() >= GAP_MAX_MS);

/** Gives up what is missing before the last event. */
const withoutGap = ({ ahead, receivedTo }: AggregateProgress): AggregateProgress => ({
  receivedTo: ahead.at(-1) ?? receivedTo,
  ahead: [],
  gapSince: null,
});

/** Joins the events after `receivedTo` that have no gap before them. */
function joined(receivedTo: number, ahead: readonly number[], gapSince: Date | null): AggregateProgress {
  let last = receivedTo;
  for (const number of ahead) if (number === last + 1) last = number;
  const rest = ahead.filter((number) => number > last);
  return { receivedTo: last, ahead: rest, gapSince: rest.length === 0 ? null : gapSince };
}
