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
/** How long the first event of an aggregate that is received waits for an earlier one, which another process may have in hand. */
export const FIRST_WAIT_MS = 2_000;
/** The same if the earlier one was written shortly before: longer than two processes delay it that are killed one after the other. */
export const FIRST_WAIT_OF_RECENT_MS = 65_000;
/** An event was written shortly before another one within this time. */
const RECENT_MS = 60_000;
/** A gap with more events behind it is given up. */
const AHEAD_MAX = 200;

/** Returns the progress after an event with this number, and whether a later one may have arrived before it. */
export function withReceived(
  progress: AggregateProgress,
  number: number,
  now: Date,
  firstWaitMs = FIRST_WAIT_MS,
): { readonly progress: AggregateProgress; readonly isLate: boolean } {
  const { ahead, gapSince, receivedTo } = hasExpired(progress, now) ? withoutGap(progress) : progress;
  if (receivedTo === null) return { progress: begun(number, new Date(now.getTime() - GAP_MAX_MS + firstWaitMs)), isLate: false };
  if (number <= receivedTo) return { progress: { receivedTo, ahead, gapSince }, isLate: true };
  const isLate = ahead.some((later) => later >= number);
  if (number === receivedTo + 1) return { progress: joined(number, ahead, gapSince), isLate };
  const numbers = [...new Set([...ahead, number])].toSorted((a, b) => a - b);
  return { progress: { receivedTo, ahead: numbers, gapSince: gapSince ?? now }, isLate };
}

/** The events before the first one that is received may come later, unless it has the first number. */
const begun = (number: number, gapSince: Date): AggregateProgress =>
  number === 1 ? { receivedTo: 1, ahead: [], gapSince: null } : { receivedTo: 0, ahead: [number], gapSince };

/** Returns how long the first event of an aggregate that is received waits for an earlier one. */
export const firstWaitMs = (sincePreviousMs: number | undefined): number =>
  sincePreviousMs !== undefined && sincePreviousMs < RECENT_MS ? FIRST_WAIT_OF_RECENT_MS : FIRST_WAIT_MS;

/**
 * Returns the number of an event that a process of a release without positions has written. Its sequence is lower than the numbers before it if the aggregate has events
 * that only positions count; then it follows those that were received.
 */
export const numberOfSequence = ({ ahead, receivedTo }: AggregateProgress, sequence: number): number =>
  receivedTo !== null && sequence <= receivedTo ? (ahead.at(-1) ?? receivedTo) + 1 : sequence;

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
