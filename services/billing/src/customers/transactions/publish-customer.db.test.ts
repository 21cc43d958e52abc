import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { setCustomer } from '../../accounts/handlers/set-customer.ts';
import { aCaller } from '../../testing/builders.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { createAddress, deleteAddress, updateAddress } from '../handlers/addresses.ts';
import { createCustomer, updateCustomer } from '../handlers/customers.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const eventsOf = async (customerId: string) =>
  (
    await sql<{ event: string; data: { customer: object } }>`
      select concat_ws(' ', type, aggregate_position, sequence) as event, data from outbox
      where aggregate_id = ${customerId} and type in ('customer.created', 'customer.updated') order by position
    `.execute(billing.deps.db)
  ).rows;

test('a customer is published when created, and once for each change of what the shopper reads', async () => {
  const { deps } = billing;
  const store = aCaller({ tenantId: randomUUID() });
  const lists = { addresses: [], paymentRails: [] };
  const { customer } = await createCustomer(deps)({ fields: { ...lists, email: `${randomUUID()}@garage.example`, name: 'Ann' } }, store);
  const customerId = customer?.id ?? '';
  const shopper = { ...store, customerId };
  const address = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };

  await updateCustomer(deps)({ name: 'Ann Brown' }, shopper);
  await updateCustomer(deps)({ name: 'Ann Brown' }, shopper);
  await setCustomer(deps)({ customer: customerId, fields: { ...lists, phone: '876' } }, store);
  await setCustomer(deps)({ customer: customerId, fields: { ...lists, creditLimit: '100' } }, store);
  // Another limit changes the credit, which is no part of the event.
  await setCustomer(deps)({ customer: customerId, fields: { ...lists, creditLimit: '200' } }, store);
  const { address: created } = await createAddress(deps)({ address }, shopper);
  await updateAddress(deps)({ addressId: created?.id ?? '', city: 'Mandeville' }, shopper);
  await expect(deleteAddress(deps)({ addressId: newId() }, shopper)).rejects.toMatchObject({ code: 'not_found' });
  await deleteAddress(deps)({ addressId: created?.id ?? '' }, shopper);

  const events = await eventsOf(customerId);
  expect(events.map(({ event }) => event)).toEqual([
    'customer.created 1',
    'customer.updated 2',
    'customer.updated 3',
    'customer.updated 4',
    'customer.updated 5',
    'customer.updated 6',
    'customer.updated 7',
  ]);
  expect(events.map(({ data }) => data.customer)).toMatchObject([
    { name: 'Ann' },
    { name: 'Ann Brown' },
    { phone: '876' },
    { paymentRails: expect.arrayContaining(['CREDIT_TERMS']) },
    { addresses: [{ city: 'Kingston' }] },
    { addresses: [{ city: 'Mandeville' }] },
    { addresses: [] },
  ]);
});
