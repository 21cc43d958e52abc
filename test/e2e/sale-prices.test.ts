import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Settings are cached with the keys of a store. */
const SETTINGS_TIMEOUT_MS = 30_000;

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0'] });
  await store.importProducts([
    aProduct({ sku: 'DEAL', list_unit_price: 100, sale_unit_price: 70 }),
    aProduct({
      sku: 'BOLT',
      list_unit_price: 10,
      price_breaks: [{ min_quantity: 13, unit_price: 9 }],
      order_uoms: [{ code: 'BOX', label: 'Box of 12', base_quantity: 12, min_order_quantity: 1, increment: 1 }],
    }),
  ]);
  shopper = await store.shopper();
  await store.cli('prices', 'set', 'DEAL', '80', '--customer', shopper.customerId);
});

const priceOf = async () => {
  const { unit_price, price_source } = (await shopper.api.get('/v1/products/DEAL')).body.data;
  const cart = (await shopper.api.get(`/v1/carts/${await pricedCart(shopper, [{ sku: 'DEAL', quantity: 1 }])}`)).body.data;
  const list = (await shopper.api.get('/v1/products?price_max=75&facets=availability')).body.data;
  return { unit_price, price_source, total: cart.total, cheap: list.map(({ sku }: { sku: string }) => sku) };
};

test('a new store sells at the lower of contract and sale price, until it prefers contract prices', async () => {
  expect(await priceOf()).toEqual({ unit_price: 70, price_source: 'SALE', total: 70, cheap: ['BOLT', 'DEAL'] });

  await runCli(store.env, 'stores', 'update', store.tenantId, '--contract-price', 'always');
  await eventually(SETTINGS_TIMEOUT_MS, async () =>
    expect(await priceOf()).toEqual({ unit_price: 80, price_source: 'CONTRACT', total: 80, cheap: ['BOLT'] }),
  );
});

test('a price break counts all units of a product in the cart, and the order is placed at that price', async () => {
  const { id } = (await shopper.api.post('/v1/carts')).body.data;
  await shopper.api.post(`/v1/carts/${id}/lines`, { sku: 'BOLT', quantity: 12, order_uom: 'BOX', order_quantity: 1 });
  await shopper.api.post(`/v1/carts/${id}/lines`, { sku: 'BOLT', quantity: 1 });

  const cart = (await shopper.api.post(`/v1/carts/${id}/price`)).body.data;
  const { data } = (await checkOut(shopper, id)).body;

  expect(cart.lines.map(({ unit_price }: { unit_price: number }) => unit_price)).toEqual([9, 9]);
  expect([cart.total, data.state, data.total]).toEqual([117, 'confirmed', 117]);
});
