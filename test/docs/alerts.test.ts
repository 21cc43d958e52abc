import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { selectorsIn } from '../support/telemetry/promql.ts';
import { alerts, recordings } from '../support/telemetry/written-queries.ts';

const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

test('every alert has a severity, and a runbook of its own', () => {
  const headings = [...(operations.split(/^## Alerts$/m)[1]?.split(/^## /m)[0] ?? '').matchAll(/^### (\w+)$/gm)].map((match) => match[1]);
  const rules = alerts();

  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter(({ labels: { severity } }) => severity !== 'critical' && severity !== 'warning')).toEqual([]);
  expect(rules.map(({ alert }) => alert)).toEqual(headings);
  expect(rules.map(({ annotations }) => annotations.runbook_url)).toEqual(
    rules.map(({ alert }) => `docs/operations.md#${alert.toLowerCase()}`),
  );
});

test.each([...recordings(), ...alerts()])('a rule tells apart the installations that one Prometheus watches: $record$alert', ({ expr }) => {
  const selectors = selectorsIn(expr);

  expect(selectors).not.toEqual([]);
  for (const { series, groupedBy } of seen('selectors', selectors))
    expect(series.startsWith('storefront:') || groupedBy.includes('namespace')).toBe(true);
  expect(expr).not.toMatch(/\babsent\(|\b(?:sum|max|min|avg|count|group)\(/);
});

test.each([
  ['fire', /alertname: (\w+)\n\s+exp_alerts:\n/g],
  ['stay silent', /alertname: (\w+)\n\s+exp_alerts: \[\]\n/g],
])('the tests of the rules, which npm run check:deploy runs, make every alert %s', (_state, expectation) => {
  const cases = ['alerts.test.yaml', 'backing-alerts.test.yaml']
    .map((file) => readFileSync(join(import.meta.dirname, '../../deploy/helm', file), 'utf8'))
    .join('');

  const found = [...cases.matchAll(expectation)].map((match) => match[1]);

  expect(new Set(found)).toEqual(new Set(alerts().map(({ alert }) => alert)));
});
