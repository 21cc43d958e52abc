import { cpus, totalmem } from 'node:os';
import type { RowResult } from './run-rows.ts';

/** The results as a Markdown table that says what was compared, how often and on what. */
export function tableOf(results: readonly RowResult[], seconds: number): string {
  const lines = results.flatMap(({ row, medians }) => {
    const { asked, got, reached } = row.goal(medians);
    return Object.entries(medians).map(([name, sample], index) =>
      [
        index === 0 ? row.work : '',
        name,
        Math.round(sample.rate * 10) / 10,
        sample.p50Ms.toFixed(1),
        sample.p95Ms.toFixed(1),
        sample.p99Ms.toFixed(1),
        sample.cpuMicros === undefined ? '' : Math.round(sample.cpuMicros),
        sample.failures,
        index === 0 ? asked : '',
        index === 0 ? got : '',
        index === 0 ? (reached ? 'yes' : 'NO') : '',
      ].join(' | '),
    );
  });
  const [first] = results;
  return [
    `Medians of ${first?.repetitions ?? 0} interleaved repetitions of ${seconds} s; Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB; load generator on the same machine.`,
    '',
    '| work | contender | per second | p50 ms | p95 ms | p99 ms | CPU µs each | failures | asked | got | reached |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
}
