import { readFileSync } from 'node:fs';

/** One row of the table of metrics in docs/telemetry.md. */
export interface DocumentedMetric {
  readonly name: string;
  readonly type: string;
  readonly labels: readonly string[];
  /** The services whose processes have the metric. */
  readonly services: readonly string[];
}

const PAGE = new URL('../../../docs/telemetry.md', import.meta.url);
const SERVICES = ['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks'];
const ROW = /^\| `([a-z][a-z0-9_]*)` \| (counter|gauge|histogram) \|([^|]*)\|([^|]*)\|/gm;

/** Reads the metrics that docs/telemetry.md lists, to check them, or what uses them, against a running system. */
export function documentedMetrics(): readonly DocumentedMetric[] {
  return [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(([, name = '', type = '', labels = '', services = '']) => ({
    name,
    type,
    labels: [...labels.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
    services: services.trim() === 'all' ? SERVICES : services.split(',').map((service) => service.trim()),
  }));
}
