import { expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/contract';
import { AppError } from '@storefront/errors';
import { serviceCaller } from './caller.ts';
import { section } from './section.ts';

const caller = serviceCaller({ tenantId: 'tenant', mode: 'live' }, { ...NO_STORE, currency: 'JMD', gctRate: '0.15' });

test('a section that loads has a value and no error', async () => {
  expect(await section(['credit'], caller, async () => 7)).toEqual({ value: 7, errors: [] });
});

test('a section is loaded with a deadline of 800 ms', async () => {
  const before = Date.now();
  const { value } = await section(['credit'], caller, async ({ deadlineAt }) => deadlineAt);

  expect(value).toBeGreaterThanOrEqual(before + 800);
  expect(value).toBeLessThanOrEqual(Date.now() + 800);
});

test.each([
  [new AppError('gateway_timeout', 'late'), 'downstream_timeout'],
  [new AppError('bad_gateway', 'gone'), 'downstream_unavailable'],
  [new Error('a programming error'), 'downstream_unavailable'],
])('a section that fails is null and listed in the errors: %s', async (failure, code) => {
  const result = await section(['invoices', 'payment_session'], caller, () => Promise.reject(failure));

  expect(result.value).toBeNull();
  expect(result.errors.map((error) => [error.field, error.code])).toEqual([
    ['invoices', code],
    ['payment_session', code],
  ]);
});
