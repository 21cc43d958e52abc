import { expect, test } from '@jest/globals';
import { type DocumentedMetric, documentedMetrics } from '../support/telemetry/documented-metrics.ts';
import { ADDED_LABELS, type Selector, selectorsIn } from '../support/telemetry/promql.ts';
import { recordings, writtenQueries } from '../support/telemetry/written-queries.ts';

/** Compares queries with the lists in docs/telemetry.md. `test/e2e/telemetry.test.ts` compares both with a running system. */

const documented = new Map(documentedMetrics().flatMap((metric) => [metric.name, metric.overOtlp].map((name) => [name, metric] as const)));
const recorded = new Set(recordings().map(({ record }) => record));
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
  const locations = new Set(queries.map(({ where }) => /^(dashboard|data source|autoscaling|docs)/.exec(where)?.[1] ?? 'rules'));

  expect(locations).toEqual(new Set(['rules', 'dashboard', 'data source', 'autoscaling', 'docs']));
  expect(queries.length).toBeGreaterThan(35);
});

test.each(queries)('$where uses only metrics, labels, and jobs that docs/telemetry.md lists', ({ expression }) => {
  const selectors = selectorsIn(expression);
  const wrong = selectors.filter((selector) => {
    if (recorded.has(selector.series)) return false;
    const metric = metricOf(selector);
    const labels = [...ADDED_LABELS, ...(metric?.labels ?? []), ...(metric?.type === 'histogram' ? ['le'] : [])];
    const used = [...selector.matchers.map(({ label }) => label), ...selector.groupedBy];
    const jobs = selector.matchers.filter(({ label, operator }) => label === 'job' && operator === '=').map(({ value }) => value);
    return metric === undefined || used.some((label) => !labels.includes(label)) || jobs.some((job) => !metric.services.includes(job));
  });

  expect(selectors).not.toEqual([]);
  expect(wrong).toEqual([]);
});

test('each metric whose name differs over OTLP is used under both names', () => {
  const bases = (expression: string): Set<string> => new Set(selectorsIn(expression).map(({ series }) => series.replace(PARTS, '')));
  const oneSided = queries
    .filter(({ where }) => !/^(?:docs|data source)/.test(where))
    .filter(({ expression }) => {
      const used = bases(expression);
      return [...new Set(documented.values())].some(({ name, overOtlp }) => name !== overOtlp && used.has(name) !== used.has(overOtlp));
    });

  expect(oneSided).toEqual([]);
});
