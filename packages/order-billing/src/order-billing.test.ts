import { expect, test } from '@jest/globals';
import { AppError } from '@storefront/errors';
import type { GetOrderBillingResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { NO_STORE, serviceCaller } from '@storefront/rpc';
import { orderBilling } from './order-billing.ts';

const caller = serviceCaller({ tenantId: 'tenant', mode: 'live' }, { ...NO_STORE, currency: 'JMD', gctRate: '0.15' });
const order = { status: 'CONFIRMED', timeline: [{ event: 'confirmed' }] } as const;
const without = { invoices: [], paymentSession: null } as unknown as GetOrderBillingResponse__Output;
const issued = { invoices: [{ status: 'OPEN' }], paymentSession: null } as unknown as GetOrderBillingResponse__Output;

test('an invoice that is issued during the read is part of the response', async () => {
  const responses = [without, without, issued];

  expect(await orderBilling(order, async () => responses.shift() ?? issued, caller)).toEqual({ value: issued, errors: [] });
});

test('an invoice that is not issued in time is named in the errors', async () => {
  const { value, errors } = await orderBilling(Promise.resolve(order), async () => without, caller);

  expect(value).toBe(without);
  expect(errors).toMatchObject([{ field: 'invoices', code: 'downstream_timeout' }]);
});

test('both sections are named if billing fails', async () => {
  const { value, errors } = await orderBilling(order, () => Promise.reject(new AppError('bad_gateway', 'gone')), caller);

  expect(value).toBeNull();
  expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'invoices downstream_unavailable',
    'payment_session downstream_unavailable',
  ]);
});
