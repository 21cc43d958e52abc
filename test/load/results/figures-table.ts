import type { Sample } from '../probes/measure.ts';
import type { RowResult } from '../run-rows.ts';
import type { Run } from './history.ts';
import { goalOf } from './judge-rows.ts';

/** How a section was measured. */
export interface Measured extends Run {
  /** The length of a run; undefined if the runs have lengths of their own. */
  readonly seconds?: number;
  /** The resident memory of each service afterward, in MiB. */
  readonly memory: Readonly<Record<string, number>>;
}

/** Formats the results for docs/bench.md, with one line for each row and nothing around its cells. docs/bench-history.jsonl has more figures. */
export function figuresTable(results: readonly RowResult[], measured: Measured): string {
  const { date, commit, machine, seconds } = measured;
  const runs = results[0]?.repetitions ?? 0;
  const lines = results.map((measuredRow) => {
    const { row, medians } = measuredRow;
    const [first, ...others] = Object.entries(medians);
    const [name, own] = first ?? ['storefront', undefined];
    const { target, result, met } = goalOf(measuredRow);
    const goal = target === '' ? result : `${target}: ${result}, ${met ? 'met' : 'missed'}`;
    const compared = others.map(
      ([other, sample]) =>
        `${other.replace('storefront, ', '')} ${[count(sample.rate), micros(sample)].filter((text) => text !== '').join(', ')}`,
    );
    const work = name === 'storefront' ? row.work : `${row.work}; ${name}`;
    return `|${[work, count(own?.rate ?? 0), own?.p95Ms?.toFixed(1) ?? '', micros(own), compared.join('; '), goal].join('|')}|\n`;
  });
  return `${date.slice(0, 10)}, ${commit}; ${machine}; ${runs} ${runs === 1 ? 'run' : 'runs'}${seconds === undefined ? '' : ` of ${seconds} s`}.${memoryText(measured.memory)}

|Work|A second|p95 ms|CPU µs|Compared with|Goal|
|---|---|---|---|---|---|
${lines.join('')}`;
}

const count = (rate: number): string => rate.toLocaleString('en-US', { maximumFractionDigits: rate < 100 ? 1 : 0 });

const micros = (sample: Sample | undefined): string =>
  sample?.cpuMicros === undefined ? '' : Math.round(sample.cpuMicros).toLocaleString('en-US');

function memoryText({ gateway, ...services }: Readonly<Record<string, number>>): string {
  return gateway === undefined ? '' : ` Memory: gateway ${gateway} MiB, services up to ${Math.max(...Object.values(services))}.`;
}
