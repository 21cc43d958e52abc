import type { HistoryEntry } from './history.ts';

/** A smaller difference is within the noise of repeated runs. */
const TOLERANCE = 0.1;

/** How the processor time per response of a contender changed since the last entry of the same machine. */
export interface Change {
  readonly now: HistoryEntry;
  readonly before: HistoryEntry;
  /** The baselines of the row in both runs, to which the change is relative. Empty for rows without one, and for baselines themselves. */
  readonly baselines: readonly BaselinePair[];
  /** 0.1 for 10% more processor time per response, or for a ratio to the baselines that is 10% higher. */
  readonly share: number;
}

/** One baseline of a row in both runs. */
interface BaselinePair {
  readonly now: HistoryEntry;
  readonly before: HistoryEntry;
}

/**
 * Compares each entry with the last one in the history for the same machine, section, work, and contender. If the row has baselines in both runs, their
 * ratios are compared, because everything takes longer on a machine that is busy. Entries with failures are left out, and fail by themselves.
 */
export function changesSince(history: readonly HistoryEntry[], entries: readonly HistoryEntry[]): readonly Change[] {
  return entries.filter(isComparable).flatMap((now) => {
    const before = history.findLast((entry) => isComparable(entry) && keyOf(entry) === keyOf(now));
    if (before === undefined) return [];
    const baselines = now.baseline ? [] : pairs(baselinesOf(history, before), baselinesOf(entries, now));
    return [{ now, before, baselines, share: factorOf({ now, before }) / meanFactorOf(baselines) - 1 }];
  });
}

/** How many of the rows of the system were compared, and why the others were not. */
export interface Coverage {
  readonly compared: number;
  /** The history has no entry of this machine. */
  readonly unknown: number;
  /** They have failures or no processor time. */
  readonly unusable: number;
}

/** Counts what `changesSince` compares, without the baselines, which no regression can be of. */
export function coverageOf(history: readonly HistoryEntry[], entries: readonly HistoryEntry[]): Coverage {
  const own = entries.filter(({ baseline }) => !baseline);
  const usable = own.filter(isComparable);
  const compared = changesSince(history, entries).filter(({ now }) => !now.baseline).length;
  return { compared, unknown: usable.length - compared, unusable: own.length - usable.length };
}

/** Describes the coverage in one line. */
export const describeCoverage = ({ compared, unknown, unusable }: Coverage): string =>
  `compared ${compared} rows; ${unknown} have no entry of this machine, ${unusable} have failures or no processor time`;

const isComparable = ({ cpuMicros, failures }: HistoryEntry): boolean => cpuMicros !== null && cpuMicros > 0 && failures === 0;

const keyOf = ({ machine, section, work, contender }: HistoryEntry): string => JSON.stringify([machine, section, work, contender]);

/** All entries that a run adds for a section have the same time. */
const rowOf = ({ machine, section, work, date }: HistoryEntry): string => JSON.stringify([machine, section, work, date]);

const baselinesOf = (entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] =>
  entries.filter((other) => other.baseline && isComparable(other) && rowOf(other) === rowOf(entry));

const pairs = (before: readonly HistoryEntry[], now: readonly HistoryEntry[]): readonly BaselinePair[] =>
  now.flatMap((entry) => {
    const earlier = before.find(({ contender }) => contender === entry.contender);
    return earlier === undefined ? [] : [{ now: entry, before: earlier }];
  });

const factorOf = ({ now, before }: BaselinePair): number => (now.cpuMicros ?? 0) / (before.cpuMicros ?? 1);

/** The geometric mean, so that each of several baselines counts equally, whatever its processor time. 1 without a baseline. */
const meanFactorOf = (baselines: readonly BaselinePair[]): number =>
  baselines.reduce((product, pair) => product * factorOf(pair) ** (1 / baselines.length), 1);

/** The changes that make the system more expensive than the tolerance allows. Baselines do not count: they show how alike two runs were. */
export const regressionsOf = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ now, share }) => !now.baseline && share > TOLERANCE);

/** Describes every change beyond the tolerance in one line, regressions first. */
export function describeChanges(changes: readonly Change[]): readonly string[] {
  const beyond = changes.filter(({ share }) => Math.abs(share) > TOLERANCE).toSorted((a, b) => b.share - a.share);
  return beyond.map(({ now, before, baselines, share }) => {
    const percent = `${Math.abs(Math.round(share * 100))}% ${share > 0 ? 'more' : 'less'}`;
    const kind = now.baseline ? ', a baseline' : '';
    const relative = baselines.length === 0 ? '' : ` relative to ${baselines.map((pair) => pair.now.contender).join(' and ')}`;
    const times = (run: 'now' | 'before'): string => {
      const theirs = baselines.map((pair) => `${pair[run].contender} ${pair[run].cpuMicros} µs`).join(', ');
      return `${run === 'now' ? now.cpuMicros : before.cpuMicros} µs${theirs === '' ? '' : ` (${theirs})`}`;
    };
    return `${now.work} (${now.contender}${kind}): ${percent} processor time${relative}, ${times('before')} at ${before.commit}, now ${times('now')}`;
  });
}
