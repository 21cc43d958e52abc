import { readFileSync } from 'node:fs';

/** One metric of the lists in docs/telemetry.md. */
export interface DocumentedMetric {
  readonly name: string;
  readonly type: string;
  readonly labels: readonly string[];
  /** The services whose processes have the metric. */
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
      const services = heading === 'All services' ? SERVICES : heading.split(', ');
      return [...section.matchAll(ITEM)].map(([, name = '', type = '', labels = '']) => ({
        name,
        type,
        labels: [...labels.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
        services,
      }));
    });
