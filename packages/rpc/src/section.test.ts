import { expect, test } from '@jest/globals';
import { AppError } from '@storefront/errors';
import { serviceCaller } from './caller.ts';
import { section } from './section.ts';

const caller = serviceCaller(
  { tenantId: 'tenant', mode: 'live' },
  { name: '', currency: 'JMD', gctRate: '0.15', onlinePayments: false, couriers: false, paymentRails: [], signup: 'open' },
);

test('a section that arrives is the value and no error', async () => {
  expect(await section(['credit'], caller, async () => 7)).toEqual({ value: 7, errors: [] });
});

test('a section is asked for with 800 ms', async () => {
  const { value } = await section(['credit'], caller, async ({ deadlineAt }) => (deadlineAt ?? 0) - Date.now());

  expect(value).toBeGreaterThan(700);
  expect(value).toBeLessThanOrEqual(800);
});

test.each([
  [new AppError('gateway_timeout', 'late'), 'downstream_timeout'],
  [new AppError('bad_gateway', 'gone'), 'downstream_unavailable'],
  [new Error('a fault'), 'downstream_unavailable'],
])('a section that fails is null and named: %s', async (failure, code) => {
  const result = await section(['invoices', 'payment_session'], caller, () => Promise.reject(failure));

  expect(result.value).toBeNull();
  expect(result.errors.map((error) => [error.field, error.code])).toEqual([
    ['invoices', code],
    ['payment_session', code],
  ]);
});
