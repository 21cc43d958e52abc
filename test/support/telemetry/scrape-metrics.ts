import type { System } from '@storefront/local-system';

/** One series of a metric, as Prometheus scrapes it. */
export interface Sample {
  /** The process, such as `orders`, or `orders-1` of several replicas. */
  readonly process: string;
  /** The name of the metric as in its `# TYPE` line; a histogram has samples with the suffixes `_bucket`, `_sum`, and `_count`. */
  readonly metric: string;
  readonly name: string;
  readonly type: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Scrapes every process of a system that was started with `OTEL_METRICS_EXPORTER=prometheus`. */
export async function scrapeMetrics(system: Pick<System, 'processes'>): Promise<readonly Sample[]> {
  const scraped = system.processes().map(async ({ name, metrics_url: url }) => {
    if (url === undefined) return [];
    const response = await fetch(url);
    if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
    return samplesIn(name, await response.text());
  });
  return (await Promise.all(scraped)).flat();
}

const TYPE = /^# TYPE (\S+) (\S+)$/;
const SAMPLE = /^([\w:]+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Parses the Prometheus text format of a process. */
export function samplesIn(process: string, text: string): Sample[] {
  const samples: Sample[] = [];
  let [metric, type] = ['', ''];
  for (const line of text.split('\n')) {
    const typed = TYPE.exec(line);
    if (typed !== null) [metric, type] = [typed[1] ?? '', typed[2] ?? ''];
    const [, name = '', labels = '', value] = SAMPLE.exec(line) ?? [];
    if (name === '' || line.startsWith('#')) continue;
    const pairs = [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text]);
    samples.push({ process, metric, name, type, labels: Object.fromEntries(pairs), value: Number(value) });
  }
  return samples;
}
