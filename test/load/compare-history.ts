import type { HistoryEntry } from './history.ts';

/** A difference below this share is within the noise of repeated runs. */
export const TOLERANCE = 0.1;

/** How the processor time per response of a contender changed since the last entry of the same machine. */
export interface Change {
  readonly now: HistoryEntry;
  readonly before: HistoryEntry;
  /** 0.1 for 10% more processor time per response. */
  readonly share: number;
}

/** Compares each entry with the last one in the history for the same machine, section, work, and contender. Entries with failures are left out. */
export function changesSince(history: readonly HistoryEntry[], entries: readonly HistoryEntry[]): readonly Change[] {
  return entries.filter(isComparable).flatMap((now) => {
    const before = history.findLast((entry) => isComparable(entry) && keyOf(entry) === keyOf(now));
    return before === undefined ? [] : [{ now, before, share: (now.cpuMicros ?? 0) / (before.cpuMicros ?? 1) - 1 }];
  });
}

const isComparable = ({ cpuMicros, failures }: HistoryEntry): boolean => cpuMicros !== null && cpuMicros > 0 && failures === 0;

const keyOf = ({ machine, section, work, contender }: HistoryEntry): string => JSON.stringify([machine, section, work, contender]);

/** The changes that make the system more expensive than the tolerance allows. Baselines do not count: they show how alike two runs were. */
export const regressionsOf = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ now, share }) => !now.baseline && share > TOLERANCE);

/** Describes every change beyond the tolerance in one line, regressions first. */
export function describeChanges(changes: readonly Change[]): readonly string[] {
  const beyond = changes.filter(({ share }) => Math.abs(share) > TOLERANCE).toSorted((a, b) => b.share - a.share);
  return beyond.map(({ now, before, share }) => {
    const percent = `${Math.abs(Math.round(share * 100))}% ${share > 0 ? 'more' : 'less'}`;
    const kind = now.baseline ? ', a baseline' : '';
    return `${now.work} (${now.contender}${kind}): ${percent} processor time, ${before.cpuMicros} µs at ${before.commit}, now ${now.cpuMicros} µs`;
  });
}
