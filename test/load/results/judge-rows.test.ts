import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { KNOWN_MISSES, type KnownMiss, VARIES } from '../goals/known-misses.ts';
import type { Sample } from '../probes/measure.ts';
import type { RowResult } from '../run-rows.ts';
import { goalOf, judgeRows } from './judge-rows.ts';

const SAMPLE: Sample = { rate: 100, done: 500, failures: 0 };
const KNOWN: KnownMiss = ['edge', 'hot list', '47%', 'it is slow'];

const aResult = (met: boolean, medians: Readonly<Record<string, Sample>> = { storefront: SAMPLE }): RowResult => ({
  row: { work: 'hot list', contenders: [], goal: () => ({ target: '85%', result: '47%', met }) },
  medians,
  repetitions: 3,
});
const judged = (result: RowResult, known: readonly KnownMiss[] = []) => judgeRows([{ section: 'edge', results: [result] }], known);

test.each([
  ['meets its goal', aResult(true), [], true],
  ['misses its goal', aResult(false), [], false],
  ['misses a goal that is known to be missed', aResult(false), [KNOWN], true],
  ['misses a goal that is known to be missed in another section', aResult(false), [['catalog', 'hot list', '47%', 'it is slow']], false],
  ['meets a goal that is listed as missed', aResult(true), [KNOWN], false],
  ['meets a goal that is listed as missed, in a short run', { ...aResult(true), repetitions: 2 }, [KNOWN], true],
  ['meets a goal that is listed as missed in some runs', aResult(true), [['edge', 'hot list', '47%', 'it is slow', VARIES]], true],
  ['has a failure of a baseline', aResult(true, { storefront: SAMPLE, bare: { ...SAMPLE, failures: 1 } }), [], false],
  ['has a failure, and is known to be missed', aResult(false, { storefront: { ...SAMPLE, failures: 1 } }), [KNOWN], false],
  ['did nothing', aResult(true, { storefront: { ...SAMPLE, done: 0 } }), [], false],
  ['has no number of failures', aResult(true, { storefront: { ...SAMPLE, failures: Number.NaN } }), [], false],
  ['has no samples', aResult(true, {}), [], false],
] as const)('a run whose row %s', (_name, result, known, passed) => {
  expect(judged(result, known).passed).toBe(passed);
});

test('a run without rows fails', () => {
  expect(judgeRows([{ section: 'edge', results: [] }], [])).toMatchObject({
    passed: false,
    lines: [expect.stringContaining('saw 0 rows'), 'FAIL saw 0 rows, but the check needs at least 1'],
  });
});

test('the lines say how many goals were missed, and which', () => {
  expect(judged(aResult(false)).lines).toEqual([
    'Goals: saw 1 rows, of which 1 missed their goal, 0 as known-misses.ts says.',
    'FAIL edge, hot list: 85%: 47%',
  ]);
  expect(judged(aResult(false), [KNOWN]).lines[1]).toBe('Missed: edge, hot list: 85%: 47%; it is slow');
});

test('a row with failures names them in its result', () => {
  expect(goalOf(aResult(true, { storefront: { ...SAMPLE, done: 0, failures: 3 } }))).toEqual({
    target: '85%',
    result: '47%; storefront did nothing; 3 failures of storefront',
    met: false,
  });
});

/** The rows of docs/bench.md as their section, their description, their goal with its result, and whether they missed it. */
function rowsOfPage() {
  const page = readFileSync(new URL('../../../docs/bench.md', import.meta.url), 'utf8');
  return page.split(/^### /m).flatMap((section) =>
    [...section.matchAll(/^\|(?<work>[^|]+)\|.*\|(?<goal>[^|]+, (?<outcome>met|missed))\|$/gm)].map(({ groups }) => ({
      section: section.split('\n')[0],
      work: groups?.['work'],
      goal: groups?.['goal'] ?? '',
      isMissed: groups?.['outcome'] === 'missed',
    })),
  );
}

test('the misses that docs/bench.md shows are the known ones, with the same figures', () => {
  const rows = rowsOfPage();
  const missed = rows.filter(({ isMissed }) => isMissed);
  const find = ([section, work]: KnownMiss) => rows.find((row) => row.section === section && row.work === work);

  expect(rows.length).toBeGreaterThan(30);
  expect(missed.filter((row) => !KNOWN_MISSES.some((miss) => find(miss) === row))).toEqual([]);
  const onPage = KNOWN_MISSES.filter(([section]) => rows.some((row) => row.section === section));
  for (const miss of seen('known misses', onPage)) {
    expect(find(miss)).toMatchObject({ goal: expect.stringContaining(miss[2]), ...(miss[4] === VARIES ? {} : { isMissed: true }) });
  }
});
