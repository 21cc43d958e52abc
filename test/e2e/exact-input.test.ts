import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments', '--couriers'] });
  await store.importProducts([
    aProduct({
      sku: 'BOLT',
      list_unit_price: 10,
      order_uoms: [{ code: 'BOX', label: 'Box of 12', base_quantity: 12, min_order_quantity: 2, increment: 2 }],
    }),
  ]);
  await store.cli('shipping', 'set', 'COURIER', '--label', 'Courier', '--amount', '50', '--kind', 'COURIER');
  shopper = await store.shopper();
});

const bolts = (quantity: number, codes: readonly string[] = []) => pricedCart(shopper, [{ sku: 'BOLT', quantity }], codes);
const ADDRESS = { name: 'Ann', line1: '1 Main St', city: 'Kingston', country_code: 'JM' };
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('an amount with more decimals than the currency is refused', () => {
  test.each([
    ['shipping', 'set', 'VAN', '--label', 'Van', '--amount', '33.335'],
    ['shipping', 'set', 'VAN', '--label', 'Van', '--amount', '33', '--free-over', '99.999'],
    ['promotions', 'create', 'P-AMOUNT', '--kind', 'amount', '--value', '33.335'],
    ['promotions', 'create', 'P-FIXED', '--kind', 'fixed_price', '--value', '33.335', '--skus', 'BOLT'],
    ['promotions', 'create', 'P-MINIMUM', '--kind', 'free_shipping', '--min-subtotal', '99.999'],
    ['customers', 'create', '--email', 'exact@example.com', '--name', 'Ann', '--credit-limit', '100.005'],
  ])('by storefront %s %s %s %s %s %s %s', async (...args) => {
    await expect(store.cli(...args)).rejects.toThrow(/decimals/);
  });

  test('by commands that need a customer or an invoice', async () => {
    const { body } = await checkOut(shopper, await bolts(1));
    const invoice = await eventually(30_000, async () => {
      const found: { number: string } | undefined = (await shopper.api.get(`/v1/orders/${body.data.order_id}`)).body.data.invoices[0];
      if (found === undefined) throw new Error('the invoice is not issued yet');
      return found;
    });

    await expect(store.cli('invoices', 'record-payment', invoice.number, '--amount', '0.005')).rejects.toThrow(/decimals/);
    await expect(store.cli('prices', 'set', 'BOLT', '9.995', '--customer', shopper.customerId)).rejects.toThrow(/decimals/);
    await expect(store.cli('customers', 'update', shopper.email, '--credit-limit', '0.001')).rejects.toThrow(/decimals/);
  });

  test('by checkout and its preview, as expected_total', async () => {
    const cart_id = await bolts(1);
    for (const path of ['/v1/checkout', '/v1/checkout/preview']) {
      const { status, body } = await shopper.api.post(path, { cart_id, payment_rail: 'CASH_ON_DELIVERY', expected_total: 11.505 });
      expect([status, body.error.details]).toMatchObject([422, [{ field: 'expected_total', code: 'too_precise' }]]);
    }
  });
});

test('a store with an unknown currency is refused', async () => {
  for (const currency of ['ZZZ', 'XXX']) await expect(aStore({ create: ['--currency', currency] })).rejects.toThrow(/ISO 4217/);
});

test('an amount that a JSON number cannot carry exactly is refused where it would arise', async () => {
  await store.importProducts([aProduct({ sku: 'PLANT', list_unit_price: 999_999_999.99, effective_gct_rate: 0, stock_quantity: null })]);
  await store.cli('shipping', 'set', 'FREIGHT', '--label', 'Freight', '--amount', '999999999999.99', '--kind', 'OWN_FLEET');
  const plants = (quantity: number) => ({ sku: 'PLANT', quantity });
  const { id } = (await shopper.api.post('/v1/carts')).body.data;
  const send = async (path: string, body?: object) => {
    const { status, body: response } = await shopper.api.post(path, body);
    return [status, response.error?.reason];
  };

  expect(await send(`/v1/carts/${id}/lines`, plants(123_457))).toEqual([422, 'amount_too_large']);
  expect(await send(`/v1/carts/${id}/lines`, plants(50_000))).toEqual([200, undefined]);
  expect(await send(`/v1/carts/${id}/lines`, plants(50_000))).toEqual([200, undefined]);
  expect(await send(`/v1/carts/${id}/price`)).toEqual([422, 'amount_too_large']);

  const cart_id = await pricedCart(shopper, [plants(90_000)]);
  const body = { cart_id, payment_rail: 'CASH_ON_DELIVERY', shipping_option_code: 'FREIGHT' };
  for (const path of ['/v1/checkout/preview', '/v1/checkout']) expect(await send(path, body)).toEqual([422, 'amount_too_large']);
  expect((await shopper.api.get(`/v1/carts/${cart_id}`)).body.data).toMatchObject({ status: 'OPEN', total: 89_999_999_999_100 });
});

describe('checkout refuses', () => {
  const refused = async (body: Record<string, unknown>) => {
    const { status, body: response } = await checkOut(shopper, await bolts(1), body);
    expect(status).toBe(422);
    return response.error.details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
  };

  test('a courier without an address, and a day in the past', async () => {
    const courier = { shipping_option_code: 'COURIER' };

    expect(await refused({ ...courier, requested_delivery_date: daysFromNow(-1) })).toEqual([
      'shipping_address required',
      'requested_delivery_date in_the_past',
    ]);
    const accepted = await checkOut(shopper, await bolts(1), {
      ...courier,
      shipping_address: ADDRESS,
      requested_delivery_date: daysFromNow(1),
    });
    expect(accepted.body.data).toMatchObject({ state: 'confirmed', total: 69 });
  });

  test('an unassigned country and a return URL with userinfo', async () => {
    expect(await refused({ shipping_address: { ...ADDRESS, country_code: 'XX' } })).toEqual([
      'shipping_address.country_code unknown_country',
    ]);
    expect(await refused({ payment_rail: 'PREPAID', return_url: 'https://shop.example@evil.example/' })).toEqual(['return_url userinfo']);
  });
});

test('a prepaid order with a total of zero is confirmed immediately, with a paid invoice and no session', async () => {
  await store.cli('promotions', 'create', 'GIFT', '--kind', 'percent', '--value', '100');
  const cartId = await bolts(1, ['GIFT']);
  const preview = await shopper.api.post('/v1/checkout/preview', { cart_id: cartId, payment_rail: 'PREPAID' });
  const { body } = await checkOut(shopper, cartId, { payment_rail: 'PREPAID' });

  expect(preview.body.data).toMatchObject({ state: 'confirmed', total: 0 });
  expect(body.data).toMatchObject({ state: 'confirmed', order_status: 'CONFIRMED', total: 0, payment_session: null, redirect_url: null });
  const path = `/v1/orders/${body.data.order_id}`;
  const order = await eventually(30_000, async () => {
    const { data } = (await shopper.api.get(path)).body;
    expect(data.invoices).toMatchObject([{ status: 'PAID', total: 0, amount_due: 0 }]);
    return data;
  });
  expect(order).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID', payment_session: null, allowed_actions: ['cancel'] });
  expect((await shopper.api.post(`/v1/checkout/${body.data.order_id}/repay`)).body.error).toMatchObject({ reason: 'order_not_payable' });
  const cancelled = await shopper.api.post(`${path}/cancel`, { reason: 'No longer needed' });
  expect(cancelled.body.data).toMatchObject({ status: 'CANCELLED', payment_status: 'UNPAID' });
});

test('the minimum and the increment of an order unit are explained in that unit', async () => {
  const id: string = (await shopper.api.post('/v1/carts')).body.data.id;
  const { body } = await shopper.api.post(`/v1/carts/${id}/lines`, { sku: 'BOLT', quantity: 12, order_uom: 'BOX', order_quantity: 1 });

  expect(body.error.details).toMatchObject([
    { field: 'order_quantity', code: 'below_minimum', detail: 'must be at least 2 BOX' },
    { field: 'order_quantity', code: 'not_an_increment', detail: 'must be a multiple of 2 BOX' },
  ]);
});
