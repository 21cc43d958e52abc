import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setCustomer } from '../../accounts/handlers/set-customer.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { getCustomer, updateCustomer } from './customers.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

test('a change is saved and returned as the customer is read', async () => {
  const ann = await aCustomer(billing.deps);

  const { customer } = await updateCustomer(billing.deps)({ name: 'Ann Brown', companyName: 'Garage Ltd', phone: '1' }, ann);
  const { customer: cleared } = await updateCustomer(billing.deps)({ phone: '' }, ann);

  expect(customer).toMatchObject({ name: 'Ann Brown', companyName: 'Garage Ltd', phone: '1' });
  expect(cleared).toMatchObject({ name: 'Ann Brown', companyName: 'Garage Ltd', phone: undefined });
  expect((await getCustomer(billing.deps)({}, ann)).customer).toEqual(cleared);
});

test('concurrent changes of different fields are both stored', async () => {
  const ann = await aCustomer(billing.deps);

  await Promise.all([updateCustomer(billing.deps)({ name: 'Ann Brown' }, ann), updateCustomer(billing.deps)({ taxId: 'T-1' }, ann)]);

  expect((await getCustomer(billing.deps)({}, ann)).customer).toMatchObject({ name: 'Ann Brown', taxId: 'T-1' });
});

test('an exemption on the local date of the store keeps the company and tax ID', async () => {
  const ann = await aCustomer(billing.deps);
  const fields = { taxExemptCertificate: 'C-1', taxExemptUntil: '2026-11-30', paymentRails: [], addresses: [] };
  await setCustomer(billing.deps)({ customer: ann.customerId, fields }, { ...ann, kind: 'operator', customerId: undefined });
  const inKingston = { ...ann, store: { ...ann.store, timeZone: 'America/Jamaica' } };

  // December has begun in UTC, and not yet in Jamaica.
  billing.clock.now = new Date('2026-12-01T03:00:00Z');

  await expect(updateCustomer(billing.deps)({ taxId: 'T-2' }, inKingston)).rejects.toMatchObject({
    code: 'validation_error',
    details: [{ field: 'tax_id', code: 'set_by_store' }],
  });
  await updateCustomer(billing.deps)({ taxId: 'T-2' }, ann);
});
