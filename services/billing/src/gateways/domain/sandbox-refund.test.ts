import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { sandboxScenario } from './sandbox-refund.ts';

test.each([
  ['115.00', 'JMD', 'SUCCEEDED', 'SUCCEEDED', 0],
  ['5.91', 'JMD', 'PENDING', 'SUCCEEDED', 600_000],
  ['5.92', 'JMD', 'FAILED', 'FAILED', 0],
  ['1205.93', 'USD', 'SUCCEEDED', 'FAILED', 5_000],
  ['592', 'JPY', 'FAILED', 'FAILED', 0],
  ['5.92', 'KWD', 'SUCCEEDED', 'SUCCEEDED', 0],
  ['5.192', 'KWD', 'FAILED', 'FAILED', 0],
] as const)('a refund of %s %s is %s and then %s, after %d ms', (amount, currency, first, later, laterMs) => {
  const scenario = sandboxScenario(decimal(amount), currency);

  expect([scenario.first.status, scenario.later.status, scenario.laterMs]).toEqual([first, later, laterMs]);
});
