import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ADDRESSES_MAX } from '@storefront/contract';
import { type Caller, newId } from '@storefront/rpc';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { addCustomerAddress, createAddress, deleteAddress, listAddresses, removeCustomerAddress, updateAddress } from './addresses.ts';
import { getCustomer } from './customers.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const HOME = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };
const create = async (caller: Caller, fields: Partial<typeof HOME> & { company?: string } = {}) =>
  (await createAddress(billing.deps)({ address: { ...HOME, ...fields } }, caller)).address?.id ?? '';
const list = async (caller: Caller, page = { limit: 200, offset: 0 }) => listAddresses(billing.deps)(page, caller);

test('addresses are listed in the order in which they were added, also after one is deleted', async () => {
  const ann = await aCustomer(billing.deps);
  const [first, second] = [await create(ann), await create(ann, { city: 'Negril' })];
  await deleteAddress(billing.deps)({ addressId: first }, ann);
  const third = await create(ann, { company: 'Garage' });

  expect(await list(ann)).toMatchObject({
    addresses: [
      { id: second, city: 'Negril' },
      { id: third, company: 'Garage' },
    ],
    total: 2,
  });
  expect(await list(ann, { limit: 1, offset: 1 })).toMatchObject({ addresses: [{ id: third }], total: 2 });
  expect((await getCustomer(billing.deps)({}, ann)).customer?.addresses).toHaveLength(2);
});

test('an update changes the given fields, and an empty text clears an optional field', async () => {
  const ann = await aCustomer(billing.deps);
  const addressId = await create(ann, { company: 'Garage' });
  const { address } = await updateAddress(billing.deps)({ addressId, city: 'Negril', company: '' }, ann);

  expect(address).toMatchObject({ id: addressId, name: 'Ann', city: 'Negril' });
  expect((await list(ann)).addresses).toEqual([address]);
  expect(address?.company).toBeUndefined();
  await expect(updateAddress(billing.deps)({ addressId, name: ' ' }, ann)).rejects.toMatchObject({ details: [{ field: 'name' }] });
});

test('every invalid field is reported', async () => {
  const ann = await aCustomer(billing.deps);
  const invalid = create(ann, { name: '', line1: 'x'.repeat(201), city: 'a\0b', countryCode: 'XX' });

  await expect(invalid).rejects.toMatchObject({
    code: 'validation_error',
    details: [{ field: 'name' }, { field: 'country_code' }, { field: 'line1' }, { field: 'city' }],
  });
});

test("another customer's address, another store's, and a malformed ID are not found", async () => {
  const ann = await aCustomer(billing.deps);
  const addressId = await create(ann);
  const strangers: [Caller, string][] = [
    [await aCustomer(billing.deps, { tenantId: ann.tenantId }), addressId],
    [{ ...ann, mode: 'live' }, addressId],
    [ann, newId()],
    [ann, 'no-uuid'],
  ];
  for (const [caller, id] of strangers) {
    await expect(updateAddress(billing.deps)({ addressId: id, city: 'X' }, caller)).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteAddress(billing.deps)({ addressId: id }, caller)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await list(ann)).toMatchObject({ total: 1 });
});

test('concurrent additions do not exceed the limit', async () => {
  const ann = await aCustomer(billing.deps);
  const outcomes = await Promise.allSettled(Array.from({ length: ADDRESSES_MAX + 5 }, () => create(ann)));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));

  expect(refused).toHaveLength(5);
  for (const error of refused) expect(error).toMatchObject({ code: 'conflict', reason: 'address_limit' });
  expect((await list(ann)).total).toBe(ADDRESSES_MAX);
});

test('operators add and remove addresses of a customer given by email', async () => {
  const ann = await aCustomer(billing.deps);
  const operator: Caller = { ...ann, kind: 'operator', customerId: undefined };
  const email = (await getCustomer(billing.deps)({}, ann)).customer?.email ?? '';
  const { address } = await addCustomerAddress(billing.deps)({ customer: email, address: HOME }, operator);

  expect((await list(ann)).addresses).toEqual([address]);
  await removeCustomerAddress(billing.deps)({ customer: ann.customerId, addressId: address?.id ?? '' }, operator);
  expect(await list(ann)).toEqual({ addresses: [], total: 0 });
});
