import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A PromQL expression in the repository. */
export interface WrittenQuery {
  /** Where it is: the name of the alert, or the file with the title of the panel. */
  readonly where: string;
  readonly expression: string;
}

/** An alert, as a file of rules defines it. */
export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

/** A series that a recording rule adds. */
export interface Recording {
  readonly record: string;
  readonly expr: string;
}

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly name: string; readonly query: string }[] };
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

interface DataSources {
  readonly datasources: readonly {
    readonly jsonData: { readonly tracesToMetrics?: { readonly queries: readonly { readonly name: string; readonly query: string }[] } };
  }[];
}

interface ChartValues {
  readonly services: Readonly<Record<string, { readonly autoscaling: { readonly triggers?: readonly Trigger[] } }>>;
}

interface Trigger {
  readonly type: string;
  readonly metadata: { readonly query?: string };
}

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const FILES = 'deploy/helm/storefront/files';
const PAGES = ['docs/telemetry.md', 'docs/operations.md', 'deploy/README.md'];

/** Returns the alert rules, in their order: of the processes, and then of Postgres, NATS, volumes, and certificates. */
export const alerts = (): readonly Alert[] => allRules().filter((rule) => 'alert' in rule);

/** Returns the recording rules, in their order. */
export const recordings = (): readonly Recording[] => allRules().filter((rule) => 'record' in rule);

const allRules = () => [...rules('alerts.yaml'), ...rules('backing-alerts.yaml')];

function rules(file: string): readonly (Alert | Recording)[] {
  const { groups } = parse(read(`${FILES}/${file}`)) as { groups: readonly { readonly rules: readonly (Alert | Recording)[] }[] };
  return groups.flatMap((group) => group.rules);
}

/** Returns every PromQL expression of the rules for processes, the dashboard, Grafana's data sources, the chart, and the docs, with values in place of variables. */
export function writtenQueries(): readonly WrittenQuery[] {
  const ofRules = rules('alerts.yaml').map((rule) => ({ where: 'alert' in rule ? rule.alert : rule.record, expression: rule.expr }));
  const all = [...ofRules, ...dashboardQueries(), ...dataSourceQueries(), ...triggerQueries(), ...PAGES.flatMap(pageQueries)];
  return all.map(({ where, expression }) => ({ where, expression: withoutVariables(expression) }));
}

function dashboardQueries(): WrittenQuery[] {
  const { panels, templating } = JSON.parse(read(`${FILES}/dashboard.json`)) as Dashboard;
  const ofPanels = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `dashboard: ${title}`, expression: expr })));
  const ofVariables = templating.list.flatMap(({ name, query }) => {
    const [, expression] = /^label_values\((.+), \w+\)$/.exec(query) ?? [];
    return expression === undefined ? [] : [{ where: `dashboard: $${name}`, expression }];
  });
  return [...ofPanels, ...ofVariables];
}

function dataSourceQueries(): WrittenQuery[] {
  const { datasources } = parse(read('deploy/observability/grafana/datasources.yaml')) as DataSources;
  return datasources
    .flatMap(({ jsonData }) => jsonData.tracesToMetrics?.queries ?? [])
    .map(({ name, query }) => ({ where: `data source: ${name}`, expression: query }));
}

/** The metrics by which KEDA scales, in the example of the chart. */
function triggerQueries(): WrittenQuery[] {
  const { services } = parse(read('deploy/helm/storefront/ci/autoscaling-values.yaml')) as ChartValues;
  return Object.entries(services).flatMap(([service, { autoscaling }]) =>
    (autoscaling.triggers ?? []).flatMap(({ metadata: { query } }) =>
      query === undefined ? [] : [{ where: `autoscaling of ${service}`, expression: query }],
    ),
  );
}

/** Each block of queries in the docs has one query per paragraph. */
const pageQueries = (path: string): WrittenQuery[] =>
  [...read(path).matchAll(/^```promql\n([\s\S]*?)^```/gm)]
    .flatMap(([, block = '']) => block.split(/\n\n+/))
    .map((expression) => ({ where: path, expression }));

/** `$$__tags` stands for the job of a span. The namespace is removed, because a local system has none. */
const withoutVariables = (expression: string): string =>
  expression
    .replaceAll('$$__tags', 'job=~".+"')
    .replaceAll('$__rate_interval', '5m')
    .replaceAll(/namespace="[^"]*"(?:, )?/g, '');
