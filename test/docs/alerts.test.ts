import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type DocumentedMetric, documentedMetrics } from '../support/documented-metrics.ts';

const root = join(import.meta.dirname, '../..');
const rules = readFileSync(join(root, 'deploy/helm/storefront/files/alerts.yaml'), 'utf8');
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const documented = new Map(documentedMetrics().map((metric) => [metric.name, metric]));

interface Alert {
  readonly name: string;
  readonly expression: string;
  readonly severity: string;
  readonly runbook: string;
}

const alerts: readonly Alert[] = rules
  .split(/^ +- alert: /m)
  .slice(1)
  .map((rule) => ({
    name: /^\w+/.exec(rule)?.[0] ?? '',
    expression: /^ +expr: \|\n((?: {10}.*\n)+)/m.exec(rule)?.[1] ?? '',
    severity: /^ +severity: (.*)$/m.exec(rule)?.[1] ?? '',
    runbook: /^ +runbook: (.*)$/m.exec(rule)?.[1] ?? '',
  }));

/** The series of an expression, without its labels, ranges, and functions. */
const seriesIn = (expression: string): string[] =>
  [...expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ').matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([word]) => word)
    .filter((word) => word !== 'and' && word !== 'or');

const PARTS = /_(?:bucket|count|sum)$/;

/** The metric that a series belongs to. A histogram has three series, and none of its own name. */
function metricOf(series: string): DocumentedMetric | undefined {
  const histogram = documented.get(series.replace(PARTS, ''));
  if (PARTS.test(series) && histogram?.type === 'histogram') return histogram;
  const metric = documented.get(series);
  return metric?.type === 'histogram' ? undefined : metric;
}

/** The labels that an expression selects or groups by. */
const labelsIn = (expression: string): string[] => [
  ...[...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map((match) => match[1] ?? ''),
  ...[...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap((match) => (match[1] ?? '').split(',').map((label) => label.trim())),
];
/** Labels that Prometheus adds to every series, and to the buckets of a histogram. */
const ADDED_LABELS = ['job', 'instance', 'le'];

test('every alert has an expression, a severity, and a runbook of its own', () => {
  const headings = [...(operations.split(/^## Alerts$/m)[1]?.split(/^## /m)[0] ?? '').matchAll(/^### (\w+)$/gm)].map((match) => match[1]);

  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter(({ severity }) => severity !== 'critical' && severity !== 'warning')).toEqual([]);
  expect(alerts.map(({ name }) => name)).toEqual(headings);
  expect(alerts.map(({ runbook }) => runbook)).toEqual(alerts.map(({ name }) => `docs/operations.md#${name.toLowerCase()}`));
});

test.each(alerts)('$name uses only metrics and labels that docs/telemetry.md lists', ({ expression }) => {
  const series = seriesIn(expression);
  const metrics = series.map(metricOf);
  const labels = new Set([...ADDED_LABELS, ...metrics.flatMap((metric) => metric?.labels ?? [])]);

  expect(series).not.toEqual([]);
  expect(series.filter((name) => metricOf(name) === undefined)).toEqual([]);
  expect(labelsIn(expression).filter((label) => !labels.has(label))).toEqual([]);
});

test('every job in the rules is a service that has the metric', () => {
  const selected = alerts.flatMap(({ expression }) =>
    [...expression.matchAll(/(\w+)\{job="(\w+)"\}/g)].map(([, series = '', job = '']) => ({ series, job })),
  );

  expect(selected.length).toBeGreaterThan(5);
  expect(selected.filter(({ series, job }) => metricOf(series)?.services.includes(job) !== true)).toEqual([]);
});
