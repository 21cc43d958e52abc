import { expect, test } from '@jest/globals';
import { isMatched, selectorsIn } from '../support/telemetry/promql.ts';

test('each selector has its series, its matchers, and the labels by which the expression around it groups or joins', () => {
  const expression = 'sum by (le, job) (rate(calls_bucket{code=~"5..",by!="x"}[5m])) / on (pod) busy > 0.5 or absent(up{job="cart"})';

  expect(selectorsIn(expression)).toEqual([
    {
      series: 'calls_bucket',
      matchers: [
        { label: 'code', operator: '=~', value: '5..' },
        { label: 'by', operator: '!=', value: 'x' },
      ],
      groupedBy: ['pod', 'le', 'job'],
    },
    { series: 'busy', matchers: [], groupedBy: ['pod'] },
    { series: 'up', matchers: [{ label: 'job', operator: '=', value: 'cart' }], groupedBy: [] },
  ]);
});

test('an expression with a syntax error is refused', () => {
  expect(() => selectorsIn('sum by (job) (rate(calls[5m])')).toThrow('Syntax error');
});

test.each([
  ['=', 'failed', 'failed', true],
  ['=', 'failed', 'ok', false],
  ['!=', 'failed', 'ok', true],
  ['=~', '5..', '503', true],
  ['=~', '5..', '1503', false],
  ['!~', '.*pdf', '/v1/invoices/:id/pdf', false],
  ['=', '', undefined, true],
])('label %s "%s" and the value %s: %s', (operator, value, actual, expected) => {
  expect(isMatched({ label: 'label', operator, value }, actual)).toBe(expected);
});
