import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([
    aProduct({
      sku: 'BOLT',
      list_unit_price: 2,
      effective_gct_rate: 0,
      order_uoms: [{ code: 'BOX', label: 'Box of 10', base_quantity: 10, min_order_quantity: 2, increment: 2 }],
      media: [{ large_url: 'https://cdn.example/bolt.webp' }],
    }),
    aProduct({ sku: 'CLOTH', list_unit_price: 3.33, quantity_decimals: 2 }),
    ...Array.from({ length: 501 }, (_, index) => aProduct({ sku: `MANY-${index}`, list_unit_price: 1 })),
  ]);
  shopper = await store.shopper();
});

const newCart = async (): Promise<string> => (await shopper.api.post('/v1/carts')).body.data.id;
const addTo = (cart: string, line: Record<string, unknown>) => shopper.api.post(`/v1/carts/${cart}/lines`, line);
const codes = ({ body }: ApiResponse): string[] => body.error.details.map(({ code }: { code: string }) => code);

/** Lines that are refused, with the code by which a batch rejects them. */
const INVALID: readonly [line: Record<string, unknown>, code: string][] = [
  [{ sku: 'NOWHERE', quantity: 1 }, 'not_found'],
  [{ sku: '', quantity: 1 }, 'validation_error'],
  [{ sku: 'B'.repeat(201), quantity: 1 }, 'validation_error'],
  [{ sku: 'BOLT', quantity: 0 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: -2 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 1_000_001 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 1.5 }, 'invalid_quantity'],
  [{ sku: 'CLOTH', quantity: 0.0005 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 20, order_uom: 'BOX' }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 10, order_uom: 'BOX', order_quantity: 1 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 21, order_uom: 'BOX', order_quantity: 2 }, 'invalid_quantity'],
  [{ sku: 'BOLT', quantity: 20, order_uom: 'CRATE', order_quantity: 2 }, 'invalid_quantity'],
];

describe('many lines', () => {
  test('are added at once; each invalid one is rejected with the error that adding it alone returns', async () => {
    const cart = await newCart();
    const good = [
      { sku: 'BOLT', quantity: 3 },
      { sku: 'BOLT', quantity: 20, order_uom: 'BOX', order_quantity: 2 },
    ];
    const alone = await Promise.all(INVALID.map(([line]) => addTo(cart, line)));

    const { status, body } = await shopper.api.post(`/v1/carts/${cart}/lines/batch`, {
      lines: [...INVALID.map(([line]) => line), ...good],
    });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 2, line_count: 2, lines: [{ quantity: 3 }, { quantity: 20, order_uom: 'BOX' }] });
    expect(body.rejected).toEqual(
      INVALID.map(([{ sku }, code], index) => ({ index, sku, code, detail: alone[index]?.body.error.message })),
    );
    expect(alone.map(({ body: { error } }) => error.reason ?? error.code)).toEqual(INVALID.map(([, code]) => code));
    const wrong = [{ sku: 'BOLT' }, { quantity: 1 }, { sku: 'BOLT', quantity: '1' }, { sku: 1, quantity: 1 }, 'BOLT'];
    for (const line of wrong) {
      expect((await shopper.api.post(`/v1/carts/${cart}/lines/batch`, { lines: [...good, line] })).status).toBe(422);
    }
    expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data.version).toBe(2);
  });

  test('are replaced all or nothing, with the violations in each', async () => {
    const cart = await newCart();
    await addTo(cart, { sku: 'BOLT', quantity: 1 });
    const { id } = (await addTo(cart, { sku: 'CLOTH', quantity: 1 })).body.data.lines[1];
    const replace = (body: object) => shopper.api.put(`/v1/carts/${cart}/lines`, body);

    const refused = await replace({
      lines: [
        { sku: 'CLOTH', quantity: 2 },
        { sku: 'BOLT', quantity: 0.5 },
        { sku: 'CLOTH', quantity: 0.001 },
      ],
    });
    const stale = await replace({ lines: [], version: 1 });
    const replaced = await replace({
      lines: [
        { sku: 'MANY-1', quantity: 5 },
        { sku: 'CLOTH', quantity: 2 },
      ],
      version: 3,
    });

    expect([refused.status, refused.body.error.reason]).toEqual([422, 'invalid_quantity']);
    expect(refused.body.error.details.map(({ field }: { field: string }) => field)).toEqual(['lines.1.quantity', 'lines.2.quantity']);
    expect([stale.status, stale.body.error.reason]).toEqual([409, 'version_mismatch']);
    expect(replaced.body.data).toMatchObject({
      version: 4,
      lines: [
        { id, sku: 'CLOTH', quantity: 2 },
        { sku: 'MANY-1', quantity: 5 },
      ],
    });
  });

  test('of a priced cart have the price of their unit, and the image of their product', async () => {
    const cart = await newCart();
    await addTo(cart, { sku: 'BOLT', quantity: 20, order_uom: 'BOX', order_quantity: 2 });
    await addTo(cart, { sku: 'CLOTH', quantity: 1 });

    const { body } = await shopper.api.post(`/v1/carts/${cart}/price`);

    expect(body.data.lines).toMatchObject([
      { unit_price: 2, order_unit_price: 20, image: { kind: 'IMAGE', large_url: 'https://cdn.example/bolt.webp', position: 0 } },
      { unit_price: 3.33, order_unit_price: null, image: null },
    ]);
  });
});

test('a customer finds their open cart on another device', async () => {
  const other = await store.shopper();
  const cart = (await other.api.post('/v1/carts')).body.data.id;
  const again = await other.api.get('/v1/carts?status=OPEN&status=ORDERED&limit=1');

  expect(again.body).toMatchObject({ data: [{ id: cart, status: 'OPEN', line_count: 0, total: null }], total: 1, limit: 1 });
  expect((await other.api.get('/v1/carts?status=EXPIRED')).body).toMatchObject({ data: [], total: 0 });
  expect((await other.api.get('/v1/carts?status=LOST')).status).toBe(422);
});

test('a saved list is filled, shown with current prices, and ordered', async () => {
  const { api } = await store.shopper();
  const { id } = (await api.post('/v1/lists', { name: 'Weekly' })).body.data;
  const box = { sku: 'BOLT', quantity: 20, order_uom: 'BOX', order_quantity: 2 };

  const added = await api.post(`/v1/lists/${id}/lines/batch`, {
    lines: [box, { sku: 'NOWHERE', quantity: 1 }, { sku: 'BOLT', quantity: 0 }],
  });
  const ordered = await api.post(`/v1/lists/${id}/cart`);
  const again = await api.post(`/v1/lists/${id}/cart`, { cart_id: ordered.body.data.id });

  expect(added.body.rejected.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
    [1, 'not_found'],
    [2, 'invalid_quantity'],
  ]);
  expect(added.body.data).toMatchObject({
    name: 'Weekly',
    line_count: 1,
    lines: [{ ...box, description: expect.any(String), unit_price: 2, image: { large_url: 'https://cdn.example/bolt.webp' } }],
  });
  expect([ordered.status, ordered.body.data.lines, ordered.body.rejected]).toMatchObject([201, [box], []]);
  expect([again.status, again.body.data.lines[0].order_quantity]).toEqual([200, 4]);
  expect((await api.get('/v1/lists')).body).toMatchObject({ data: [{ id, line_count: 1 }], total: 1 });
  expect((await api.post('/v1/lists', { name: 'WEEKLY' })).body.error.reason).toBe('list_name_taken');
  expect((await api.delete(`/v1/lists/${id}`)).status).toBe(204);
  expect((await api.get(`/v1/lists/${id}`)).status).toBe(404);
});

describe('lines', () => {
  test('the same SKU and unit merge; another unit becomes a separate line', async () => {
    const cart = await newCart();
    await addTo(cart, { sku: 'BOLT', quantity: 1 });
    await addTo(cart, { sku: 'BOLT', quantity: 20, order_uom: 'BOX', order_quantity: 2 });
    await addTo(cart, { sku: 'BOLT', quantity: 2 });
    const { body } = await addTo(cart, { sku: 'BOLT', quantity: 40, order_uom: 'BOX', order_quantity: 4 });

    expect(
      body.data.lines.map(({ quantity, order_uom, order_quantity }: Record<string, unknown>) => [quantity, order_uom, order_quantity]),
    ).toEqual([
      [3, null, null],
      [60, 'BOX', 6],
    ]);
  });

  test('minimum, increment, precision, and unit conversion are enforced', async () => {
    const cart = await newCart();
    const box = (quantity: number, orderQuantity: number) => ({ sku: 'BOLT', quantity, order_uom: 'BOX', order_quantity: orderQuantity });

    expect(codes(await addTo(cart, box(10, 1)))).toContain('below_minimum');
    expect(codes(await addTo(cart, box(30, 3)))).toContain('not_an_increment');
    expect(codes(await addTo(cart, box(21, 2)))).toContain('unit_mismatch');
    expect(codes(await addTo(cart, { sku: 'BOLT', quantity: 20, order_uom: 'CRATE', order_quantity: 2 }))).toContain('unknown_unit');
    expect(codes(await addTo(cart, { sku: 'BOLT', quantity: 1.5 }))).toContain('too_precise');
    expect(codes(await addTo(cart, { sku: 'CLOTH', quantity: 1.555 }))).toContain('too_precise');
    expect(await addTo(cart, { sku: 'CLOTH', quantity: 1.55 })).toMatchObject({ status: 200 });
    expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data).toMatchObject({ line_count: 1, version: 2 });
  });

  test('are limited to 500; one more is a conflict, but merging is not', async () => {
    const cart = await newCart();
    for (let index = 0; index < 500; index += 4) {
      // A few at a time, because they wait for the cart's lock.
      await Promise.all(Array.from({ length: 4 }, (_, at) => addTo(cart, { sku: `MANY-${index + at}`, quantity: 1 })));
    }
    const over = await addTo(cart, { sku: 'MANY-500', quantity: 1 });
    const merged = await addTo(cart, { sku: 'MANY-0', quantity: 1 });
    const priced = await shopper.api.post(`/v1/carts/${cart}/price`);

    expect(over).toMatchObject({ status: 409, body: { error: { reason: 'cart_line_limit' } } });
    expect(merged.body.data.line_count).toBe(500);
    expect(priced.body.data).toMatchObject({ line_count: 500, subtotal: 501, gct_amount: 75.15, total: 576.15 });
    expect((await checkOut(shopper, cart)).body.data).toMatchObject({ state: 'confirmed', total: 576.15 });
  });

  test('a change with a stale version is refused, and of two concurrent changes one succeeds', async () => {
    const cart = await newCart();
    const { version, lines } = (await addTo(cart, { sku: 'BOLT', quantity: 1 })).body.data;
    const change = (quantity: number) => shopper.api.patch(`/v1/carts/${cart}/lines/${lines[0].id}`, { quantity, version });

    const responses = await Promise.all([change(2), change(3), change(4)]);

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(responses.find(({ status }) => status === 409)?.body.error.reason).toBe('version_mismatch');
    expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data.version).toBe(version + 1);
  });

  test('amounts are unknown after a change and add up once priced', async () => {
    const cart = await pricedCart(shopper, [
      { sku: 'CLOTH', quantity: 1.55 },
      { sku: 'BOLT', quantity: 3 },
    ]);
    const { lines, total } = (await shopper.api.get(`/v1/carts/${cart}`)).body.data;
    const changed = await shopper.api.delete(`/v1/carts/${cart}/lines/${lines[1].id}`);

    // 1.55 × 3.33 = 5.1615 → 5.16, GCT 0.774 → 0.77; 3 × 2.00 untaxed.
    expect(total).toBe(11.93);
    expect(changed.body.data).toMatchObject({ line_count: 1, subtotal: null, total: null, price_valid_until: null });
    expect(changed.body.data.lines[0]).toMatchObject({ unit_price: null, line_total: null });
  });
});

describe('a change of the catalog', () => {
  const priced = async (cart: string): Promise<number> => (await shopper.api.post(`/v1/carts/${cart}/price`)).body.data.subtotal;

  test('is in the prices and bands of carts within 1 s', async () => {
    await store.importProducts([aProduct({ sku: 'MOVING', list_unit_price: 10, stock_quantity: 100 })]);
    const cart = await pricedCart(shopper, [{ sku: 'MOVING', quantity: 2 }]);
    expect(await priced(cart)).toBe(20);

    await store.importProducts([aProduct({ sku: 'MOVING', list_unit_price: 11, stock_quantity: 0 })]);
    await eventually(30_000, async () => expect(await priced(cart)).toBe(22));
    expect((await shopper.api.get(`/v1/carts/${cart}`)).body.data.lines).toMatchObject([{ unit_price: 11, availability: 'OUT' }]);

    await store.cli('prices', 'set', 'MOVING', '7', '--customer', shopper.customerId);
    await eventually(30_000, async () => expect(await priced(cart)).toBe(14));
  });

  test('is not in the carts of other customers if it is their contract price', async () => {
    const other = await store.shopper();
    await store.importProducts([aProduct({ sku: 'AGREED', list_unit_price: 10 })]);
    const own = await pricedCart(shopper, [{ sku: 'AGREED', quantity: 1 }]);
    const others = await pricedCart(other, [{ sku: 'AGREED', quantity: 1 }]);
    await store.cli('prices', 'set', 'AGREED', '6', '--customer', other.customerId);

    await eventually(30_000, async () => {
      const { body } = await other.api.post(`/v1/carts/${others}/price`);
      expect(body.data.subtotal).toBe(6);
    });
    expect(await priced(own)).toBe(10);
  });
});

describe('an ordered cart', () => {
  test('refuses every change and returns its order ID', async () => {
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    const [line] = (await shopper.api.get(`/v1/carts/${cart}`)).body.data.lines;
    const { order_id: orderId } = (await checkOut(shopper, cart)).body.data;

    const responses = [
      await addTo(cart, { sku: 'BOLT', quantity: 1 }),
      await shopper.api.patch(`/v1/carts/${cart}/lines/${line.id}`, { quantity: 2 }),
      await shopper.api.delete(`/v1/carts/${cart}/lines/${line.id}`),
      await shopper.api.post(`/v1/carts/${cart}/price`),
      await shopper.api.post(`/v1/carts/${cart}/promotions`, { code: 'ANY' }),
    ];

    for (const response of responses) {
      expect(response).toMatchObject({
        status: 409,
        body: { error: { reason: 'cart_already_ordered', details: [{ order_id: orderId }] } },
      });
    }
  });

  test('an edit concurrent with a checkout is either part of the order or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
      const [checkout, ...edits] = await Promise.all([
        checkOut(shopper, cart, { expected_total: 2 }),
        ...Array.from({ length: 4 }, () => addTo(cart, { sku: 'CLOTH', quantity: 1 })),
      ]);
      const after = (await shopper.api.get(`/v1/carts/${cart}`)).body.data;

      for (const { status, body } of seen('edits', edits)) {
        if (status !== 200) expect(['cart_checkout_in_progress', 'cart_already_ordered']).toContain(body.error.reason);
      }
      if (checkout?.body.data?.state === 'confirmed') {
        expect(after).toMatchObject({ status: 'ORDERED', line_count: 1 });
        expect((await shopper.api.get(`/v1/orders/${checkout.body.data.order_id}`)).body.data).toMatchObject({ total: 2 });
      } else {
        // Continuous edits get their own reason; an edit before the checkout requires new prices.
        expect(checkout?.status === 409 ? checkout.body.error.reason : checkout?.body.data.state).toMatch(/^(cart_changed|price_changed)$/);
        expect(after).toMatchObject({ status: 'OPEN', total: null });
      }
    }
  });
});
