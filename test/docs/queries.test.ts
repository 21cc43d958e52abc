import { expect, test } from '@jest/globals';
import { type DocumentedMetric, documentedMetrics } from '../support/telemetry/documented-metrics.ts';
import { ADDED_LABELS, type Selector, selectorsIn } from '../support/telemetry/promql.ts';
import { writtenQueries } from '../support/telemetry/written-queries.ts';

/** Compares queries with the lists in docs/telemetry.md. `test/e2e/metrics.test.ts` compares both with a running system. */

const documented = new Map(documentedMetrics().map((metric) => [metric.name, metric]));
const queries = writtenQueries();

const PARTS = /_(?:bucket|count|sum)$/;

/** The metric that a series belongs to. A histogram has three series, and none of its own name. */
function metricOf({ series }: Selector): DocumentedMetric | undefined {
  const histogram = documented.get(series.replace(PARTS, ''));
  if (PARTS.test(series) && histogram?.type === 'histogram') return histogram;
  const metric = documented.get(series);
  return metric?.type === 'histogram' ? undefined : metric;
}

test('queries are found in the rules, the dashboard, the data sources, the chart, and the docs', () => {
  const places = new Set(queries.map(({ where }) => /^(dashboard|data source|autoscaling|docs)/.exec(where)?.[1] ?? 'rules'));

  expect(places).toEqual(new Set(['rules', 'dashboard', 'data source', 'autoscaling', 'docs']));
  expect(queries.length).toBeGreaterThan(35);
});

test.each(queries)('$where uses only metrics, labels, and jobs that docs/telemetry.md lists', ({ expression }) => {
  const selectors = selectorsIn(expression);
  const wrong = selectors.filter((selector) => {
    const metric = metricOf(selector);
    const labels = [...ADDED_LABELS, ...(metric?.labels ?? []), ...(metric?.type === 'histogram' ? ['le'] : [])];
    const used = [...selector.matchers.map(({ label }) => label), ...selector.groupedBy];
    const jobs = selector.matchers.filter(({ label, operator }) => label === 'job' && operator === '=').map(({ value }) => value);
    return metric === undefined || used.some((label) => !labels.includes(label)) || jobs.some((job) => !metric.services.includes(job));
  });

  expect(selectors).not.toEqual([]);
  expect(wrong).toEqual([]);
});
