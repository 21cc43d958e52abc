import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

const PATH = '/v1/me/addresses';
const HOME = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', country_code: 'jm', company: 'Garage' };

let store: TestStore;
let ann: Shopper;
let bob: Shopper;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  [ann, bob] = [await store.shopper(), await store.shopper()];
});

test('a shopper saves an address, orders to it, changes it, and deletes it; the order keeps its copy', async () => {
  const created = await ann.api.post(PATH, HOME);
  const { id } = created.body.data;
  const order = await anOrder(ann, [{ sku: 'BOLT', quantity: 1 }], { shipping_address_id: id });
  const changed = await ann.api.patch(`${PATH}/${id}`, { city: 'Negril', company: null });

  expect([created.status, created.body.data.country_code]).toEqual([201, 'JM']);
  expect(changed.body.data).toEqual({ ...created.body.data, city: 'Negril', company: null });
  expect((await ann.api.get(PATH)).body).toEqual({ data: [changed.body.data], total: 1, limit: 50, offset: 0, errors: [] });
  expect((await ann.api.get('/v1/me')).body.data.addresses).toEqual([changed.body.data]);
  expect((await ann.api.delete(`${PATH}/${id}`)).status).toBe(204);
  expect((await ann.api.delete(`${PATH}/${id}`)).status).toBe(404);
  expect((await ann.api.get(PATH)).body.total).toBe(0);
  expect((await ann.api.get(`/v1/orders/${order.id}`)).body.data.shipping_address).toMatchObject({ city: 'Kingston', company: 'Garage' });
});

test('an invoice has the chosen billing address, or the first saved one in an order without an address', async () => {
  const buyer = await store.shopper();
  const [, office] = [await buyer.api.post(PATH, HOME), await buyer.api.post(PATH, { ...HOME, line1: '2 Harbour Street' })];
  const billedTo = async (body: Record<string, unknown>) => {
    const { id } = await anOrder(buyer, [{ sku: 'BOLT', quantity: 1 }], body);
    const invoiceId = await eventually(60_000, async () => {
      const { invoices } = (await buyer.api.get(`/v1/orders/${id}`)).body.data;
      expect(invoices).toHaveLength(1);
      return invoices[0].id;
    });
    return (await buyer.api.get(`/v1/invoices/${invoiceId}`)).body.data.buyer.address.line1;
  };

  expect(await billedTo({ billing_address_id: office.body.data.id })).toBe('2 Harbour Street');
  expect(await billedTo({})).toBe('1 Hope Road');
  expect(await billedTo({ shipping_address_id: office.body.data.id })).toBe('2 Harbour Street');
});

test('all invalid fields are reported together', async () => {
  const { status, body } = await ann.api.post(PATH, { name: '', line1: 'x'.repeat(201), country_code: 'XX' });
  const fields = body.error.details.map(({ field }: { field: string }) => field).toSorted();

  expect({ status, fields }).toEqual({ status: 422, fields: ['city', 'country_code', 'line1', 'name'] });
});

test('an update cannot clear a required field', async () => {
  const { id } = (await ann.api.post(PATH, HOME)).body.data;

  expect((await ann.api.patch(`${PATH}/${id}`, { city: null })).status).toBe(422);
  expect((await ann.api.patch(`${PATH}/${id}`, {})).body.data.city).toBe('Kingston');
});

test('operators manage the addresses of a customer by email', async () => {
  const address = ['--name', 'Bob', '--line1', '2 Dock St', '--city', 'Kingston', '--country', 'jm', '--postal-code', 'JMAAW01'];
  const { address_id } = await store.cli<{ address_id: string }>('customers', 'addresses', 'create', '--customer', bob.email, ...address);

  expect((await bob.api.get(PATH)).body.data).toMatchObject([{ id: address_id, postal_code: 'JMAAW01', country_code: 'JM' }]);
  expect(await store.cli('customers', 'addresses', 'list', '--customer', bob.email)).toMatchObject([{ id: address_id }]);
  await store.cli('customers', 'addresses', 'delete', address_id, '--customer', bob.customerId);
  expect((await bob.api.get(PATH)).body.total).toBe(0);
});
