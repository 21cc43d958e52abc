import { readFileSync } from 'node:fs';

/** One metric of the lists in docs/telemetry.md. */
export interface DocumentedMetric {
  /** Its name at the Prometheus endpoint. */
  readonly name: string;
  /** Its name in Prometheus if it is received over OTLP: with its unit. */
  readonly overOtlp: string;
  readonly type: string;
  readonly labels: readonly string[];
  /** The services whose processes have the metric, and `admin`. */
  readonly services: readonly string[];
}

const PAGE = new URL('../../../docs/telemetry.md', import.meta.url);
const SERVICES = ['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks'];
/** A heading names the services that have the metrics below it. */
const HEADING = /^### (.+)\n/;
const ITEM = /^- `([a-z][a-z0-9_]*)` \((counter|gauge|histogram)(?: by ([^)]*))?\)/gm;

/** Reads the metrics that docs/telemetry.md lists, to check them, or what uses them, against a running system. */
export const documentedMetrics = (): readonly DocumentedMetric[] =>
  readFileSync(PAGE, 'utf8')
    .split(/^(?=### )/m)
    .flatMap((section) => {
      const heading = HEADING.exec(section)?.[1] ?? '';
      const services = { 'All services': SERVICES, 'All processes': [...SERVICES, 'admin'] }[heading] ?? heading.split(', ');
      return [...section.matchAll(ITEM)].map(([, name = '', type = '', labels = '']) => ({
        name,
        overOtlp: withUnit(name),
        type,
        labels: [...labels.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
        services,
      }));
    });

/** The units that Prometheus appends, before the suffix of a counter. */
const UNITS: readonly (readonly [name: RegExp, unit: string])[] = [
  [/_duration$|_age$|_wait_time$|^nodejs_eventloop_(?:delay_\w+|time)$/, 'seconds'],
  [/^v8js_memory_/, 'bytes'],
  [/_utilization$/, 'ratio'],
];

function withUnit(name: string): string {
  const [, base = name, total = ''] = /^(.+?)(_total)?$/.exec(name) ?? [];
  const unit = UNITS.find(([pattern]) => pattern.test(base))?.[1];
  return unit === undefined ? name : `${base}_${unit}${total}`;
}
