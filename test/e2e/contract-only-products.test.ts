import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;
let partner: Shopper;
let other: Shopper;
let receiver: WebhookReceiver;

beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15'] });
  await store.importProducts([
    aProduct({ sku: 'BOLT', list_unit_price: 10 }),
    aProduct({ sku: 'DEAR', list_unit_price: 500 }),
    aProduct({ sku: 'SPECIAL', list_unit_price: null }),
  ]);
  receiver = await webhookReceiver();
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed', 'product.updated'] });
  [partner, other] = [await store.shopper(), await store.shopper()];
  await store.cli('prices', 'set', 'SPECIAL', '80', '--customer', partner.customerId);
});
afterAll(() => receiver.close());

const NO_PRICE = { unit_price: null, list_unit_price: null, price_source: null, gct_amount: null, unit_price_incl_gct: null };

describe('a product without a list price', () => {
  test('has null amounts, except the contract price of its customer, under different entity tags', async () => {
    const path = '/v1/products/SPECIAL';
    const anonymous = await store.browser.get(path);
    const own = await store.browser.as({ shopperToken: partner.token }).get(path);

    expect(anonymous.body).toMatchObject({ data: { ...NO_PRICE, compare_at_unit_price: null, price_breaks: [] }, errors: [] });
    expect(anonymous.headers.get('cache-control')).toContain('public');
    expect((await other.api.get(path)).body.data).toMatchObject(NO_PRICE);
    expect(own.body.data).toMatchObject({ unit_price: 80, list_unit_price: null, price_source: 'CONTRACT', unit_price_incl_gct: 92 });
    expect(own.headers.get('cache-control')).toContain('private');
    expect(own.headers.get('etag')).not.toBe(anonymous.headers.get('etag'));
  });

  test.each([
    ['price', ['BOLT', 'DEAR', 'SPECIAL'], ['BOLT', 'SPECIAL', 'DEAR']],
    ['-price', ['DEAR', 'BOLT', 'SPECIAL'], ['DEAR', 'SPECIAL', 'BOLT']],
  ])('sorts by %s after all prices that the reader has', async (sort, forOthers, forPartner) => {
    const pagesOf = async ({ api }: Shopper) => {
      const pages = await Promise.all([0, 1, 2].map((offset) => api.get(`/v1/products?sort=${sort}&limit=1&offset=${offset}`)));
      return pages.flatMap(({ body }) => body.data.map(({ sku }: { sku: string }) => sku));
    };

    expect(await pagesOf(other)).toEqual(forOthers);
    expect(await pagesOf(partner)).toEqual(forPartner);
  });

  test('is priced as null in a cart, with a warning, and neither checkout nor preview accepts the cart', async () => {
    const cartId = await pricedCart(other, [
      { sku: 'BOLT', quantity: 2 },
      { sku: 'SPECIAL', quantity: 1 },
    ]);
    const { data: cart } = (await other.api.get(`/v1/carts/${cartId}`)).body;

    expect(cart).toMatchObject({ subtotal: null, discount_total: null, gct_amount: null, total: null });
    expect(cart.lines).toMatchObject([
      { sku: 'BOLT', unit_price: 10, line_total: 23 },
      {
        sku: 'SPECIAL',
        unit_price: null,
        list_unit_price: null,
        price_source: null,
        line_subtotal: null,
        gct_amount: null,
        line_total: null,
      },
    ]);
    expect(cart.warnings).toMatchObject([{ code: 'price_unavailable', line_id: cart.lines[1].id }]);
    const preview = await other.api.post('/v1/checkout/preview', { cart_id: cartId, payment_rail: 'CASH_ON_DELIVERY' });
    for (const refused of [preview, await checkOut(other, cartId), await checkOut(other, cartId, {}, 'same-key')]) {
      expect(refused.status).toBe(409);
      expect(refused.body.error).toMatchObject({
        code: 'conflict',
        reason: 'price_unavailable',
        details: [{ code: 'price_unavailable', line_id: cart.lines[1].id, sku: 'SPECIAL' }],
      });
    }

    // The refusal wrote nothing: the cart can still be changed, and then ordered under the same key.
    await other.api.delete(`/v1/carts/${cartId}/lines/${cart.lines[1].id}`);
    expect((await other.api.post(`/v1/carts/${cartId}/price`)).body.data).toMatchObject({ total: 23, warnings: [] });
    expect((await checkOut(other, cartId, {}, 'same-key')).body.data).toMatchObject({ state: 'confirmed', total: 23 });
  });

  test('is sold to the customer with a contract price, on an order whose lines have no list price', async () => {
    const { body } = await checkOut(partner, await pricedCart(partner, [{ sku: 'SPECIAL', quantity: 2 }]));
    const { data: order } = (await partner.api.get(`/v1/orders/${body.data.order_id}`)).body;

    expect(body.data).toMatchObject({ state: 'confirmed', total: 184 });
    const line = { sku: 'SPECIAL', unit_price: 80, list_unit_price: null, price_source: 'CONTRACT', line_total: 184 };
    expect(order).toMatchObject({ total: 184, lines: [line] });
    const delivered = await receiver.next(({ json }) => json.type === 'order.confirmed' && json.data.id === order.id);
    expect(delivered.json.data).toMatchObject({ lines: [line] });
  });

  test('stops selling when the contract price is removed after the cart was priced', async () => {
    const shopper = await store.shopper();
    await store.cli('prices', 'set', 'SPECIAL', '70', '--customer', shopper.customerId);
    const cartId = await pricedCart(shopper, [{ sku: 'SPECIAL', quantity: 1 }]);
    await store.cli('prices', 'delete', 'SPECIAL', '--customer', shopper.customerId);

    expect((await checkOut(shopper, cartId)).body.error).toMatchObject({ reason: 'price_unavailable' });
    // A checkout compares with the catalog, and a read may use a quote for one second after the change.
    await eventually(30_000, async () =>
      expect((await shopper.api.get(`/v1/carts/${cartId}`)).body.data.warnings).toMatchObject([{ code: 'price_unavailable' }]),
    );
  });

  test('a promotion covers it only at a contract price', async () => {
    await store.cli('promotions', 'create', 'HALF', '--kind', 'percent', '--value', '50', '--skus', 'SPECIAL');
    const add = async ({ api }: Shopper) => {
      const id = (await api.post('/v1/carts')).body.data.id;
      await api.post(`/v1/carts/${id}/lines`, { sku: 'SPECIAL', quantity: 1 });
      return { id, applied: await api.post(`/v1/carts/${id}/promotions`, { code: 'HALF' }) };
    };

    expect((await add(other)).applied.body.error).toMatchObject({ reason: 'promo_not_eligible' });
    const { id } = await add(partner);
    expect((await partner.api.post(`/v1/carts/${id}/price`)).body.data).toMatchObject({ subtotal: 80, discount_total: 40, total: 46 });
  });

  test('a price that is cleared or set reaches readers, the change feed, and webhooks', async () => {
    await store.importProducts([aProduct({ sku: 'CLEARED', list_unit_price: 5 })]);
    const before = await store.browser.get('/v1/products/CLEARED');
    const { next_cursor } = (await store.browser.get('/v1/catalog/changes?limit=200')).body;
    await store.importProducts([{ sku: 'CLEARED', description: 'Product CLEARED', list_unit_price: null }]);

    // Other processes notice the change within a second.
    await eventually(30_000, async () => {
      const after = await store.browser.get('/v1/products/CLEARED', { 'if-none-match': before.headers.get('etag') ?? '' });
      expect(after.status).toBe(200);
      expect(after.body.data).toMatchObject(NO_PRICE);
    });
    expect((await store.browser.get(`/v1/catalog/changes?cursor=${next_cursor}`)).body.data).toMatchObject([
      { sku: 'CLEARED', change: 'UPDATED' },
    ]);
    const updated = await receiver.next(({ json }) => json.type === 'product.updated' && json.data.sku === 'CLEARED');
    expect(updated.json.data).toMatchObject({ changed: ['list_unit_price'] });
  });
});
