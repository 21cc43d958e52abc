import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([
    aProduct({ sku: 'BOLT', list_unit_price: 10 }),
    aProduct({ sku: 'MOVING', list_unit_price: 10 }),
    aProduct({ sku: 'LEAVING', list_unit_price: 10 }),
    aProduct({ sku: 'SCARCE', list_unit_price: 10, stock_quantity: 3 }),
  ]);
  await store.cli('shipping', 'set', 'VAN', '--label', 'Our van', '--amount', '20', '--free-over', '200');
  await store.cli('shipping', 'set', 'COURIER', '--label', 'Courier', '--amount', '50', '--kind', 'COURIER');
  await store.cli('promotions', 'create', 'SHIP-FREE', '--kind', 'free_shipping');
  shopper = await store.shopper(['--credit-limit', '100', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID']);
});

const bolts = (quantity: number, codes: readonly string[] = []) => pricedCart(shopper, [{ sku: 'BOLT', quantity }], codes);
const preview = (cartId: string, body: Record<string, unknown> = {}) =>
  shopper.api.post('/v1/checkout/preview', { cart_id: cartId, payment_rail: 'CASH_ON_DELIVERY', ...body });
const NO_IDS = { order_id: null, order_number: null, payment_session: null, redirect_url: null };

describe('the five states', () => {
  test('confirmed: the amounts add up and the order exists', async () => {
    const { body } = await checkOut(shopper, await bolts(3));

    expect(body.data).toMatchObject({ state: 'confirmed', order_status: 'CONFIRMED', total: 34.5, shortfall: null, issues: [] });
    expect((await shopper.api.get(`/v1/orders/${body.data.order_id}`)).body.data).toMatchObject({ total: 34.5, payment_status: 'UNPAID' });
  });

  test('pending_payment: the order has a session with a payment URL and keeps its stock', async () => {
    const before = await store.cli<{ reserved: number }>('stock', 'get', 'BOLT');
    const { body } = await checkOut(shopper, await bolts(2), { payment_rail: 'PREPAID', return_url: 'https://shop.example/thanks' });

    expect(body.data).toMatchObject({ state: 'pending_payment', order_status: 'PENDING_PAYMENT', total: 23 });
    expect(body.data.payment_session).toMatchObject({ status: 'PENDING', purpose: 'ORDER', amount: 23, currency: 'JMD' });
    expect(body.data.redirect_url).toBe(body.data.payment_session.redirect_url);
    expect((await store.cli<{ reserved: number }>('stock', 'get', 'BOLT')).reserved).toBe(before.reserved + 2);
    const order = await shopper.api.get(`/v1/orders/${body.data.order_id}`);
    expect(order.body.data).toMatchObject({ status: 'PENDING_PAYMENT', payment_status: 'UNPAID', invoices: [] });
    expect(order.body.data.allowed_actions).toEqual(['cancel', 'repay']);
    expect((await shopper.api.get('/v1/invoices')).body.data.map(({ order_id }: { order_id: string }) => order_id)).not.toContain(
      body.data.order_id,
    );
  });

  test('over_credit_limit: returns the shortfall and the credit status and writes nothing', async () => {
    const cart = await bolts(20);
    const { body, status } = await checkOut(shopper, cart, { payment_rail: 'CREDIT_TERMS' }, 'over-the-limit');

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...NO_IDS,
      state: 'over_credit_limit',
      total: 230,
      shortfall: 130,
      credit: { credit_limit: 100, balance: 0, held: 0, available_credit: 100 },
    });
    expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data.status).toBe('OPEN');
    expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ held: 0, available_credit: 100 });
    // The key was released, so it can be used for a cash order.
    expect((await checkOut(shopper, cart, {}, 'over-the-limit')).body.data.state).toBe('confirmed');
  });

  test('out_of_stock: returns the line with its stock band and holds nothing', async () => {
    const cart = await pricedCart(shopper, [
      { sku: 'SCARCE', quantity: 4 },
      { sku: 'BOLT', quantity: 1 },
    ]);
    const [line] = (await shopper.api.get(`/v1/carts/${cart}`)).body.data.lines;
    const { body, text } = await checkOut(shopper, cart);

    expect(body.data).toMatchObject({ ...NO_IDS, state: 'out_of_stock' });
    expect(body.data.issues).toEqual([expect.objectContaining({ line_id: line.id, sku: 'SCARCE', availability: 'LOW' })]);
    expect(text).not.toMatch(/\b3\b/);
    expect(await store.cli('stock', 'get', 'SCARCE')).toMatchObject({ reserved: 0, sellable: 3 });
  });

  test('price_changed: an unpriced cart, an unexpected total, a changed price, and a removed product', async () => {
    const unpriced: string = (await shopper.api.post('/v1/carts')).body.data.id;
    await shopper.api.post(`/v1/carts/${unpriced}/lines`, { sku: 'BOLT', quantity: 1 });
    const moving = await pricedCart(shopper, [
      { sku: 'BOLT', quantity: 1 },
      { sku: 'MOVING', quantity: 1 },
    ]);
    const leaving = await pricedCart(shopper, [{ sku: 'LEAVING', quantity: 1 }]);
    await store.importProducts([{ sku: 'MOVING', description: 'Moving', list_unit_price: 11 }]);
    await store.cli('catalog', 'hide', 'LEAVING');

    const responses = [
      await checkOut(shopper, unpriced),
      await checkOut(shopper, await bolts(1), { expected_total: 11.49 }),
      await checkOut(shopper, moving),
      await checkOut(shopper, leaving),
    ].map(({ body }) => body.data);

    expect(responses.map(({ state }) => state)).toEqual(Array(4).fill('price_changed'));
    expect(responses.map(({ issues }) => issues.map(({ sku, code }: { sku: string; code: string }) => [sku, code]))).toEqual([
      [[null, 'not_priced']],
      [[null, expect.any(String)]],
      [['MOVING', 'price_moved']],
      [['LEAVING', 'sku_unavailable']],
    ]);
    await eventually(30_000, async () =>
      expect((await shopper.api.post(`/v1/carts/${moving}/price`)).body.data).toMatchObject({ subtotal: 21 }),
    );
    expect((await checkOut(shopper, moving)).body.data).toMatchObject({ state: 'confirmed', total: 24.15 });
  });
});

describe('a fact of a line that changes', () => {
  const units = (given: object) => [{ code: 'BOX', label: 'Box', base_quantity: 10, min_order_quantity: 1, increment: 1, ...given }];
  const facts: readonly (readonly [what: string, change: object, code: string])[] = [
    ['the size of its unit', { order_uoms: units({ base_quantity: 8 }) }, 'quantity_not_allowed'],
    ['its unit, which is removed', { order_uoms: [] }, 'quantity_not_allowed'],
    ['the minimum', { order_uoms: units({ min_order_quantity: 3 }) }, 'quantity_not_allowed'],
    ['the increment', { order_uoms: units({ increment: 5 }) }, 'quantity_not_allowed'],
    ['the base unit', { base_uom: 'M' }, 'quantity_not_allowed'],
    ['whether it is sold', { hidden: true }, 'sku_unavailable'],
  ];

  test.each(facts.flatMap((fact, index) => ['adding', 'pricing', 'preview'].map((stage) => [...fact, stage, index] as const)))(
    '%s is refused by preview and checkout with the same issue',
    async (_what, change, code, stage, index) => {
      const sku = `FACT-${index}-${stage}`;
      const product = aProduct({ sku, list_unit_price: 1, order_uoms: units({}) });
      await store.importProducts([product]);
      const cart: string = (await shopper.api.post('/v1/carts')).body.data.id;
      const applied = async (now: string) => (now === stage ? await store.importProducts([{ ...product, ...change }]) : undefined);
      await shopper.api.post(`/v1/carts/${cart}/lines`, { sku, quantity: 20, order_uom: 'BOX', order_quantity: 2 });

      await applied('adding');
      const priced = async () =>
        (await shopper.api.post(`/v1/carts/${cart}/price`)).body.data.warnings.map((each: { code: string }) => each.code);
      if (stage === 'adding') await eventually(30_000, async () => expect(await priced()).toContain(code));
      else expect(await priced()).toEqual([]);
      await applied('pricing');
      const codesOf = ({ body }: Awaited<ReturnType<typeof preview>>) => body.data.issues.map((issue: { code: string }) => issue.code);
      if (stage === 'preview') expect((await preview(cart)).body.data).toMatchObject({ state: 'confirmed' });
      await applied('preview');

      expect(codesOf(await preview(cart))).toContain(code);
      const { body } = await checkOut(shopper, cart);
      expect(body.data).toMatchObject({ ...NO_IDS, state: 'price_changed' });
      expect(body.data.issues).toContainEqual(expect.objectContaining({ sku, code }));
    },
  );
});

describe('a preview', () => {
  test('returns what checkout would, without IDs, and writes nothing', async () => {
    const cart = await bolts(2);
    const cartBefore = (await shopper.api.get(`/v1/carts/${cart}`)).text;
    const [orders, stock] = [(await shopper.api.get('/v1/orders')).body.total, await store.cli('stock', 'get', 'BOLT')];

    const cash = await preview(cart, { shipping_option_code: 'VAN', expected_total: 46 });
    const prepaid = await preview(cart, { payment_rail: 'PREPAID' });
    const credit = await preview(await bolts(20), { payment_rail: 'CREDIT_TERMS' });

    expect(cash.body.data).toMatchObject({ ...NO_IDS, state: 'confirmed', total: 46 });
    expect(prepaid.body.data).toMatchObject({ ...NO_IDS, state: 'pending_payment', total: 23 });
    expect(credit.body.data).toMatchObject({ ...NO_IDS, state: 'over_credit_limit', shortfall: 130 });
    expect((await shopper.api.get(`/v1/carts/${cart}`)).text).toBe(cartBefore);
    expect((await shopper.api.get('/v1/orders')).body.total).toBe(orders);
    expect(await store.cli('stock', 'get', 'BOLT')).toEqual(stock);
    expect((await checkOut(shopper, cart, { shipping_option_code: 'VAN', expected_total: 46 })).body.data).toMatchObject({
      state: 'confirmed',
      total: 46,
    });
  });
});

describe('shipping', () => {
  test('options are those of the store, with couriers only if it enabled them', async () => {
    expect((await shopper.api.get('/v1/checkout/shipping-options')).body.data).toEqual({
      couriers_enabled: false,
      options: [{ code: 'VAN', label: 'Our van', kind: 'OWN_FLEET', amount: 20, free_over: 200, currency: 'JMD' }],
    });
    expect(await store.cli('shipping', 'list')).toContainEqual({
      code: 'VAN',
      label: 'Our van',
      kind: 'OWN_FLEET',
      amount: 20,
      free_over: 200,
      offered: true,
    });
  });

  test('a new store has no options', async () => {
    const plain = await aStore();

    expect((await (await plain.shopper()).api.get('/v1/checkout/shipping-options')).body.data).toEqual({
      couriers_enabled: false,
      options: [],
    });
  });

  test('is taxed at the store’s rate and is free from the threshold or with a free-shipping promotion', async () => {
    const van = { shipping_option_code: 'VAN' };
    const taxed = await checkOut(shopper, await bolts(19), van);
    const over = await checkOut(shopper, await bolts(20), van);
    const promoted = await checkOut(shopper, await bolts(1, ['SHIP-FREE']), van);

    expect([taxed, over, promoted].map(({ body }) => body.data.total)).toEqual([241.5, 230, 11.5]);
    expect((await shopper.api.get(`/v1/orders/${taxed.body.data.order_id}`)).body.data).toMatchObject({
      subtotal: 190,
      shipping_amount: 20,
      gct_amount: 31.5,
      total: 241.5,
      shipping_option: { code: 'VAN' },
    });
  });

  test('an unknown option, a courier in a store without couriers, and an unknown address get a 422', async () => {
    const cart = await bolts(1);
    const bodies = [{ shipping_option_code: 'NOPE' }, { shipping_option_code: 'COURIER' }, { shipping_address_id: 'nope' }];

    for (const body of bodies)
      expect(await checkOut(shopper, cart, body)).toMatchObject({ status: 422, body: { error: { code: 'validation_error' } } });
    expect((await checkOut(shopper, cart)).body.data.state).toBe('confirmed');
  });

  test('notes, reference, and addresses appear on the order', async () => {
    const address = { name: 'Ann', line1: '1 Main St', city: 'Kingston', country_code: 'JM' };
    const notes = { purchase_order_number: 'PO-1', requested_delivery_date: '2030-01-02', notes: 'Ring twice – ünïcode' };
    const { body } = await checkOut(shopper, await bolts(1), { shipping_address: address, billing_address: address, ...notes });

    const order = (await shopper.api.get(`/v1/orders/${body.data.order_id}`)).body.data;
    expect(order).toMatchObject({ ...notes, shipping_address: address, billing_address: address });
  });
});

describe('checkout refuses', () => {
  test('an empty cart, another customer’s cart, and an unknown cart', async () => {
    const empty: string = (await shopper.api.post('/v1/carts')).body.data.id;

    expect(await checkOut(shopper, empty)).toMatchObject({ status: 409, body: { error: { reason: 'cart_empty' } } });
    expect(await checkOut(await store.shopper(), await bolts(1))).toMatchObject({ status: 404 });
    expect(await checkOut(shopper, 'nope')).toMatchObject({ status: 404 });
  });

  test('a rail the customer lacks, credit on hold, and prepaid without online payments', async () => {
    const onHold = await store.shopper(['--credit-limit', '1000', '--hold', 'on', '--rails', 'CREDIT_TERMS']);
    const cart = await pricedCart(onHold, [{ sku: 'BOLT', quantity: 1 }]);
    const offline = await aStore();
    await offline.importProducts([aProduct({ sku: 'BOLT' })]);
    const offlineShopper = await offline.shopper();

    expect(await checkOut(onHold, cart)).toMatchObject({ status: 403, body: { error: { reason: 'payment_rail_not_allowed' } } });
    expect(await checkOut(onHold, cart, { payment_rail: 'CREDIT_TERMS' })).toMatchObject({
      status: 403,
      body: { error: { reason: 'credit_on_hold' } },
    });
    expect(
      await checkOut(offlineShopper, await pricedCart(offlineShopper, [{ sku: 'BOLT', quantity: 1 }]), { payment_rail: 'PREPAID' }),
    ).toMatchObject({ status: 403, body: { error: { reason: 'online_payments_disabled' } } });
  });

  test('an invalid body with all its errors, and ignores fields it does not accept', async () => {
    const invalid = await shopper.api.post('/v1/checkout', { payment_rail: 'GOLD', expected_total: 'much' });
    const meddling = await checkOut(shopper, await bolts(1), {
      customer_id: 'x',
      tenant_id: 'y',
      mode: 'live',
      total: 1,
      unit_price: 0.01,
    });

    expect(invalid.status).toBe(422);
    expect(invalid.body.error.details.map(({ field }: { field: string }) => field).sort()).toEqual([
      'cart_id',
      'expected_total',
      'payment_rail',
    ]);
    expect(meddling.body.data).toMatchObject({ state: 'confirmed', total: 11.5 });
  });
});

describe('an Idempotency-Key of a checkout', () => {
  test('is scoped to its customer and body', async () => {
    const other = await store.shopper();
    const cart = await bolts(1);
    const first = await checkOut(shopper, cart, {}, 'shared');
    const strangers = await checkOut(other, await pricedCart(other, [{ sku: 'BOLT', quantity: 1 }]), {}, 'shared');
    const reused = await checkOut(shopper, cart, { notes: 'other' }, 'shared');

    expect(strangers.body.data.state).toBe('confirmed');
    expect(strangers.body.data.order_id).not.toBe(first.body.data.order_id);
    expect(strangers.headers.get('idempotent-replayed')).toBeNull();
    expect(reused).toMatchObject({ status: 422, body: { error: { reason: 'idempotency_key_reused' } } });
  });
});
