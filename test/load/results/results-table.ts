import type { Sample } from '../probes/measure.ts';
import type { RowResult } from '../run-rows.ts';
import type { Run } from './history.ts';
import { goalOf } from './judge-rows.ts';

/** Formats the results as a Markdown table, preceded by the date, the commit, the number of repetitions, and the machine. */
export function resultsTable(results: readonly RowResult[], seconds: number, run: Run): string {
  const lines = results.flatMap((measured) => {
    const { row, medians } = measured;
    const { target, result, met } = goalOf(measured);
    return Object.entries(medians).map(([name, sample], index) =>
      [
        index === 0 ? row.work : '',
        name,
        Math.round(sample.rate * 10) / 10,
        sample.p50Ms?.toFixed(1) ?? '',
        sample.p95Ms?.toFixed(1) ?? '',
        sample.p99Ms?.toFixed(1) ?? '',
        sample.cpuMicros === undefined ? '' : Math.round(sample.cpuMicros),
        partsOf(sample),
        sample.failures,
        index === 0 ? target : '',
        index === 0 ? result : '',
        index === 0 ? (met ? 'yes' : 'no') : '',
      ].join(' | '),
    );
  });
  const [first] = results;
  return [
    `Measured on ${run.date.slice(0, 10)} at commit ${run.commit.replace(/\+$/, ' with uncommitted changes')}. ` +
      `${repetitionsOf(first?.repetitions ?? 0, seconds)}; Node ${run.node}; ${run.machine}; the load generator ran on the same machine.`,
    '',
    '| Work | Contender | Per second | p50 ms | p95 ms | p99 ms | CPU µs each | Of which | Failures | Goal | Result | Met |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
}

function repetitionsOf(count: number, seconds: number): string {
  if (count === 1) return `One repetition of ${seconds} s`;
  const repetitions = `${count} interleaved repetitions of ${seconds} s`;
  if (count === 2) return `Means of ${repetitions}`;
  return `Medians of ${repetitions}${count % 2 === 0 ? ', each the mean of the two in the middle' : ''}`;
}

/** The processes that take at least a hundredth of the time, the most expensive first. */
function partsOf({ cpuMicros = 0, cpuMicrosOf = {} }: Sample): string {
  const parts = Object.entries(cpuMicrosOf).filter(([, micros]) => micros >= Math.max(0.5, cpuMicros / 100));
  return parts
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, micros]) => `${name} ${Math.round(micros)}`)
    .join(', ');
}
