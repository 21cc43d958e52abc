import { beforeAll, expect, test } from '@jest/globals';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { asSuperuser } from '../support/operator/as-superuser.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Expiry of carts and prices. The tests change the stored times instead of waiting. */

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10, effective_gct_rate: 0 })]);
  shopper = await store.shopper();
});

const aCart = () => pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
const read = async (cart: string) => (await shopper.api.get(`/v1/carts/${cart}`)).body.data;
/** Like a change, with a new version: a cart process keeps the version that it has saved. */
const backdate = (cart: string, column: 'expires_at' | 'price_valid_until', interval: string) =>
  asSuperuser(`update cart.cart set ${column} = now() - $2::interval, version = version + 1 where cart_id = $1`, [cart, interval]);

test('a cart unchanged for 30 days is expired and refuses every change and its checkout', async () => {
  const cart = await aCart();
  const { lines, updated_at, expires_at } = await read(cart);
  await backdate(cart, 'expires_at', '1 second');

  const responses = [
    await shopper.api.post(`/v1/carts/${cart}/lines`, { sku: 'BOLT', quantity: 1 }),
    await shopper.api.patch(`/v1/carts/${cart}/lines/${lines[0].id}`, { quantity: 2 }),
    await shopper.api.delete(`/v1/carts/${cart}/lines/${lines[0].id}`),
    await shopper.api.post(`/v1/carts/${cart}/price`),
    await checkOut(shopper, cart),
  ];

  expect(Date.parse(expires_at) - Date.parse(updated_at)).toBe(30 * 86_400_000);
  expect(await read(cart)).toMatchObject({ status: 'EXPIRED', line_count: 1 });
  for (const response of responses) expect(response).toMatchObject({ status: 409, body: { error: { reason: 'cart_expired' } } });
  expect((await shopper.api.get('/v1/orders')).body.total).toBe(0);
});

test('a change restarts the 30 days', async () => {
  const cart = await aCart();
  await asSuperuser(`update cart.cart set expires_at = now() + interval '1 minute' where cart_id = $1`, [cart]);

  await shopper.api.post(`/v1/carts/${cart}/lines`, { sku: 'BOLT', quantity: 1 });

  expect(Date.parse((await read(cart)).expires_at) - Date.now()).toBeGreaterThan(29 * 86_400_000);
});

test('expired prices yield a warning and block the checkout until the cart is priced again', async () => {
  const cart = await aCart();
  const { priced_at, price_valid_until } = await read(cart);
  await backdate(cart, 'price_valid_until', '1 second');

  const expired = await read(cart);
  const refused = await checkOut(shopper, cart);
  await shopper.api.post(`/v1/carts/${cart}/price`);

  expect(Date.parse(price_valid_until) - Date.parse(priced_at)).toBe(15 * 60_000);
  expect(expired.warnings).toEqual([expect.objectContaining({ code: expect.stringMatching(/expired|lapsed/) })]);
  expect(refused.body.data).toMatchObject({ state: 'price_changed', order_id: null, issues: [{ code: 'price_expired' }] });
  expect((await checkOut(shopper, cart)).body.data).toMatchObject({ state: 'confirmed', total: 10 });
});
