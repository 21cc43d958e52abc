import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { sandboxScenario } from './sandbox-refund.ts';

test.each([
  ['115.00', 'JMD', 'SUCCEEDED', 'SUCCEEDED'],
  ['5.91', 'JMD', 'PENDING', 'SUCCEEDED'],
  ['5.92', 'JMD', 'FAILED', 'FAILED'],
  ['1205.93', 'USD', 'SUCCEEDED', 'FAILED'],
  ['592', 'JPY', 'FAILED', 'FAILED'],
  ['5.92', 'KWD', 'SUCCEEDED', 'SUCCEEDED'],
  ['5.192', 'KWD', 'FAILED', 'FAILED'],
] as const)('a refund of %s %s is %s and then %s', (amount, currency, first, later) => {
  const scenario = sandboxScenario(decimal(amount), currency);

  expect([scenario.first.status, scenario.later.status]).toEqual([first, later]);
});
