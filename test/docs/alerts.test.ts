import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { alerts } from '../support/written-queries.ts';

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
