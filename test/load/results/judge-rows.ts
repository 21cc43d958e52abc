import { shortfalls } from '@storefront/lifecycle/testing';
import { type KnownMiss, VARIES } from '../goals/known-misses.ts';
import type { Row, RowResult } from '../run-rows.ts';

/** The rows of a file that were measured. */
export interface MeasuredSection {
  readonly section: string;
  readonly results: readonly RowResult[];
}

/** Compares a row with its goal. A row in which a contender failed or did nothing has missed it, whatever its figures. */
export function goalOf(result: RowResult): ReturnType<Row['goal']> {
  const goal = result.row.goal(result.medians);
  const problems = problemsOf(result);
  return problems.length === 0 ? goal : { ...goal, result: [goal.result, ...problems].join('; '), met: false };
}

/** With fewer, a row of a busy machine can meet a goal by chance. */
const REPETITIONS_MIN = 3;

/** Whether a goal that is met should not be listed as missed. */
const isOutdated = (known: KnownMiss | undefined, { repetitions }: RowResult): boolean =>
  known !== undefined && known[4] !== VARIES && repetitions >= REPETITIONS_MIN;

/** Why the figures of a row are no result. */
function problemsOf({ medians }: RowResult): readonly string[] {
  const samples = Object.entries(medians);
  if (samples.length === 0) return ['no samples'];
  return samples.flatMap(([name, { done, failures }]) => [
    ...(done > 0 ? [] : [`${name} did nothing`]),
    ...(failures === 0 ? [] : [`${failures} failures of ${name}`]),
  ]);
}

/**
 * Describes which rows missed their goals, after how many there were. Fails if there was none, if a row has no result or missed a goal that is not known to be missed, or if a
 * goal that is listed as missed is met.
 */
export function judgeRows(
  sections: readonly MeasuredSection[],
  knownMisses: readonly KnownMiss[],
): { readonly lines: readonly string[]; readonly passed: boolean } {
  const rows = sections.flatMap(({ section, results }) =>
    results.map((result) => ({
      result,
      name: `${section}, ${result.row.work}`,
      goal: goalOf(result),
      problems: problemsOf(result),
      known: knownMisses.find(([of, work]) => of === section && work === result.row.work),
    })),
  );
  const missed = rows.filter(({ goal }) => !goal.met);
  const isKnown = ({ known, problems }: (typeof rows)[number]): boolean => known !== undefined && problems.length === 0;
  const failures = [
    ...shortfalls({ rows: rows.length }, { rows: 1 }),
    ...missed.filter((row) => !isKnown(row)).map(({ name, goal }) => `${name}: ${goal.target}: ${goal.result}`),
    ...rows
      .filter(({ goal, known, result }) => goal.met && isOutdated(known, result))
      .map(({ name, goal, known }) => `${name}: ${goal.result}, met, but known-misses.ts lists it as missed with ${known?.[2]}`),
  ];
  return {
    lines: [
      `Goals: saw ${rows.length} rows, of which ${missed.length} missed their goal, ${missed.filter(isKnown).length} as known-misses.ts says.`,
      ...missed.filter(isKnown).map(({ name, goal, known }) => `Missed: ${name}: ${goal.target}: ${goal.result}; ${known?.[3]}`),
      ...failures.map((failure) => `FAIL ${failure}`),
    ],
    passed: failures.length === 0,
  };
}
