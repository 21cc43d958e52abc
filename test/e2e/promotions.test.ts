import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0'] });
  await store.importProducts([
    aProduct({ sku: 'BOLT', list_unit_price: 10, categories: ['hardware/bolts'] }),
    aProduct({ sku: 'PAINT', list_unit_price: 33.33, categories: ['paint'] }),
    ...[4, 1, 1].map((price, index) => aProduct({ sku: `NAIL-${index}`, list_unit_price: price })),
  ]);
  shopper = await store.shopper();
});

const create = (code: string, kind: string, ...options: string[]) => store.cli('promotions', 'create', code, '--kind', kind, ...options);
const LINES = [
  { sku: 'BOLT', quantity: 3 },
  { sku: 'PAINT', quantity: 1 },
];
const priced = async (codes: readonly string[], lines = LINES) =>
  (await shopper.api.get(`/v1/carts/${await pricedCart(shopper, lines, codes)}`)).body.data;
const apply = async (code: string) =>
  shopper.api.post(`/v1/carts/${await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }])}/promotions`, { code });
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('a promotion', () => {
  test('takes a percentage or an amount off the order or the named products', async () => {
    await create('ORDER-10', 'percent', '--value', '10');
    await create('BOLT-1', 'amount', '--value', '1', '--skus', 'BOLT');
    await create('HARD-50', 'percent', '--value', '50', '--categories', 'hardware');

    expect((await priced(['ORDER-10'])).discount_total).toBe(6.33);
    expect((await priced(['BOLT-1'])).lines.map(({ discount_amount }: { discount_amount: number }) => discount_amount)).toEqual([1, 0]);
    expect(await priced(['HARD-50'])).toMatchObject({ subtotal: 63.33, discount_total: 15, total: 48.33 });
  });

  test('spreads an amount over the lines to the cent and never exceeds the total', async () => {
    await create('OFF-10', 'amount', '--value', '10');
    await create('OFF-ALL', 'amount', '--value', '1000');
    const spread = await priced(['OFF-10']);

    expect(spread.lines.map(({ discount_amount }: { discount_amount: number }) => discount_amount)).toEqual([4.74, 5.26]);
    expect(await priced(['OFF-ALL'])).toMatchObject({ discount_total: 63.33, total: 0 });
  });

  test('gives free items or a fixed price', async () => {
    await create('2-PLUS-1', 'buy_x_get_y', '--buy', '2', '--get', '1', '--skus', 'BOLT');
    await create('BOLT-AT-7', 'fixed_price', '--value', '7', '--skus', 'BOLT');

    expect((await priced(['2-PLUS-1'])).discount_total).toBe(10);
    expect((await priced(['BOLT-AT-7'])).discount_total).toBe(9);
  });

  test('combines with others by priority unless it is exclusive', async () => {
    await create('FIRST', 'amount', '--value', '20', '--priority', '10');
    await create('THEN', 'percent', '--value', '50', '--priority', '-1');
    await create('ALONE', 'percent', '--value', '1', '--not-combinable');
    const cart = await pricedCart(shopper, LINES, ['THEN', 'FIRST']);

    // 63.33 − 20 = 43.33; half of it, 21.665, is 21.67 off.
    expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data.total).toBe(21.66);
    const alone = await shopper.api.post(`/v1/carts/${cart}/promotions`, { code: 'ALONE' });
    expect(alone).toMatchObject({ status: 422, body: { error: { reason: 'promo_not_combinable' } } });
  });
});

test('a promotion of any kind applies to what those of a higher priority left', async () => {
  await create('HALF-OFF', 'percent', '--value', '50', '--priority', '9');
  await create('1-PLUS-1', 'buy_x_get_y', '--buy', '1', '--get', '1', '--skus', 'BOLT');
  await create('10-OFF', 'percent', '--value', '10', '--priority', '9');
  await create('BOLT-AT-8', 'fixed_price', '--value', '8', '--skus', 'BOLT');

  expect((await priced(['HALF-OFF', '1-PLUS-1'], [{ sku: 'BOLT', quantity: 2 }])).total).toBe(5);
  expect((await priced(['10-OFF', 'BOLT-AT-8'], [{ sku: 'BOLT', quantity: 1 }])).total).toBe(8);
});

test('of equal shares of a discount, the first lines get the last cents', async () => {
  await create('TWO-CENTS', 'amount', '--value', '0.02');
  const nails = [0, 1, 2].map((index) => ({ sku: `NAIL-${index}`, quantity: 1 }));

  const { lines } = await priced(['TWO-CENTS'], nails);

  expect(lines.map(({ discount_amount }: { discount_amount: number }) => discount_amount)).toEqual([0.02, 0, 0]);
});

test('shipping is free from a subtotal after discounts', async () => {
  await create('3-OFF', 'amount', '--value', '3');
  await store.cli('shipping', 'set', 'BIKE', '--label', 'Bike', '--kind', 'OWN_FLEET', '--amount', '5', '--free-over', '30');
  const ordered = (codes: readonly string[]) => anOrder(shopper, [{ sku: 'BOLT', quantity: 3 }], { shipping_option_code: 'BIKE' }, codes);

  expect([(await ordered([])).total, (await ordered(['3-OFF'])).total]).toEqual([30, 32]);
});

test('promotions are listed with their use counts', async () => {
  await create('COUNTED', 'percent', '--value', '10', '--max-uses', '3', '--skus', 'BOLT');
  await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }], {}, ['COUNTED']);

  const [newest] = await store.cli<Record<string, unknown>[]>('promotions', 'list', '--limit', '1');
  expect(newest).toMatchObject({ code: 'COUNTED', kind: 'percent', value: 10, skus: ['BOLT'], limit: 3, uses: 1 });
});

test('free shipping is used up only by an order that has shipping', async () => {
  await create('SHIP-FREE', 'free_shipping', '--max-uses', '1');
  await store.cli('shipping', 'set', 'VAN', '--label', 'Van', '--kind', 'OWN_FLEET', '--amount', '100');
  const line = [{ sku: 'BOLT', quantity: 1 }];

  const without = await anOrder(shopper, line, {}, ['SHIP-FREE']);
  const withShipping = await anOrder(shopper, line, { shipping_option_code: 'VAN' }, ['SHIP-FREE']);

  expect(await shopper.api.get(`/v1/orders/${without.id}`)).toMatchObject({ body: { data: { total: 10, promotions: [] } } });
  expect(withShipping.total).toBe(10);
  expect((await apply('SHIP-FREE')).body).toMatchObject({ error: { reason: 'promo_limit_reached' } });
});

test('an order and its event show which promotions reduced each line', async () => {
  await create('FIRST-20', 'amount', '--value', '20', '--priority', '10');
  await create('THEN-HALF', 'percent', '--value', '50', '--skus', 'BOLT');
  const receiver = await webhookReceiver();
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
  const discountsOf = (lines: { discounts: unknown }[]) => lines.map(({ discounts }) => discounts);

  const cartId = await pricedCart(shopper, LINES, ['THEN-HALF', 'FIRST-20']);
  const cart = (await shopper.api.get(`/v1/carts/${cartId}`)).body.data;
  const { order_id: orderId } = (await checkOut(shopper, cartId)).body.data;
  const order = (await shopper.api.get(`/v1/orders/${orderId}`)).body.data;
  const event = await receiver.next(({ json }) => json.type === 'order.confirmed' && json.data.id === orderId);
  await receiver.close();

  // 20 over 30.00 and 33.33 is 9.47 and 10.53; half of the remaining 20.53, 10.265, is 10.27 off.
  const expected = [
    [
      { code: 'FIRST-20', amount: 9.47 },
      { code: 'THEN-HALF', amount: 10.27 },
    ],
    [{ code: 'FIRST-20', amount: 10.53 }],
  ];
  expect(discountsOf(cart.lines)).toEqual(expected);
  expect(discountsOf(order.lines)).toEqual(expected);
  // Events have no pictures.
  const lines = order.lines.map(({ image: _image, ...line }: { image: unknown }) => line);
  expect(event.json).toMatchObject({ data: { lines } });
});

test('a promotion of a cart that no longer applies has a reason', async () => {
  await create('ENDS', 'percent', '--value', '5');
  await create('STAYS', 'percent', '--value', '5');
  const cartId = await pricedCart(shopper, LINES, ['ENDS', 'STAYS']);
  await store.cli('promotions', 'end', 'ENDS');

  // The time of a cart that was just saved can be behind the database by as long as the save took.
  await eventually(30_000, async () => {
    const { promotions } = (await shopper.api.post(`/v1/carts/${cartId}/price`)).body.data;
    expect(promotions).toMatchObject([
      { code: 'ENDS', status: 'EXPIRED', reason: 'promo_expired' },
      { code: 'STAYS', status: 'APPLIED', reason: null },
    ]);
  });
});

describe('a code', () => {
  test('is refused if it is unknown, ended, not started, below its minimum, or used up', async () => {
    await create('FUTURE', 'percent', '--value', '5', '--starts-at', soon(3600_000));
    await create('BIG', 'percent', '--value', '5', '--min-subtotal', '1000');
    await create('MINE-ONCE', 'percent', '--value', '5', '--max-uses-per-customer', '1');
    await create('ENDED', 'percent', '--value', '5');
    await store.cli('promotions', 'end', 'ENDED');
    await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }], {}, ['MINE-ONCE']);

    const reasons: Record<string, string> = {};
    for (const code of ['NOPE', 'FUTURE', 'BIG', 'MINE-ONCE', 'ENDED']) {
      const { body, status } = await apply(code);
      reasons[code] = `${status} ${body.error?.reason}`;
    }

    expect(reasons).toEqual({
      NOPE: '422 promo_not_found',
      FUTURE: '422 promo_not_eligible',
      BIG: '422 promo_not_eligible',
      'MINE-ONCE': '422 promo_limit_reached',
      ENDED: '422 promo_expired',
    });
  });

  test('can be applied twice without effect and can be removed', async () => {
    await create('TWICE', 'percent', '--value', '10');
    const cart = await pricedCart(shopper, LINES, ['TWICE']);
    const before = (await shopper.api.get(`/v1/carts/${cart}`)).body.data;
    const again = await shopper.api.post(`/v1/carts/${cart}/promotions`, { code: 'TWICE' });
    const removed = await shopper.api.delete(`/v1/carts/${cart}/promotions/TWICE`);

    expect(again.body.data).toEqual(before);
    expect(removed.body.data).toMatchObject({ promotions: [], total: null });
  });

  test('of another store or mode is unknown', async () => {
    const other = await aStore();
    await other.cli('promotions', 'create', 'THEIRS', '--kind', 'percent', '--value', '10');

    expect(await apply('THEIRS')).toMatchObject({ status: 422, body: { error: { reason: 'promo_not_found' } } });
  });
});
