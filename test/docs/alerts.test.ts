import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { alerts } from '../support/telemetry/written-queries.ts';

const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

test('every alert has a severity, and a runbook of its own', () => {
  const headings = [...(operations.split(/^## Alerts$/m)[1]?.split(/^## /m)[0] ?? '').matchAll(/^### (\w+)$/gm)].map((match) => match[1]);
  const rules = alerts();

  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter(({ labels: { severity } }) => severity !== 'critical' && severity !== 'warning')).toEqual([]);
  expect(rules.map(({ alert }) => alert)).toEqual(headings);
  expect(rules.map(({ annotations: { runbook } }) => runbook)).toEqual(
    rules.map(({ alert }) => `docs/operations.md#${alert.toLowerCase()}`),
  );
});

test('the tests of the rules, which npm run check:deploy runs, make every alert fire', () => {
  const cases = readFileSync(join(import.meta.dirname, '../../deploy/helm/alerts.test.yaml'), 'utf8');
  const fired = [...cases.matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)].map((match) => match[1]);

  expect(new Set(fired)).toEqual(new Set(alerts().map(({ alert }) => alert)));
});
