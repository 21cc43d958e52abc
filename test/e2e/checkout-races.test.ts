import { beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { brokenChecks } from '../support/doctor.ts';
import { checkOut, pricedCart } from '../support/priced-cart.ts';
import { within } from '../support/within.ts';

/** Many checkouts for few things. Carts are filled a few at a time; the checkouts are all sent at once. */

let store: TestStore;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([
    aProduct({ sku: 'RARE', list_unit_price: 10, stock_quantity: 10 }),
    aProduct({ sku: 'PLENTY', list_unit_price: 100, stock_quantity: 1000, effective_gct_rate: 0 }),
  ]);
});

/** `count` priced carts of one line, filled by as many at once as there are shoppers. */
async function manyCarts(shoppers: readonly Shopper[], count: number, sku: string, codes: readonly string[] = []) {
  const carts: { shopper: Shopper; id: string }[] = [];
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (carts.length < count) {
        const place = carts.push({ shopper, id: '' }) - 1;
        carts[place] = { shopper, id: await pricedCart(shopper, [{ sku, quantity: 1 }], codes) };
      }
    }),
  );
  return carts;
}

const shoppers = (count: number, options: readonly string[] = []): Promise<Shopper[]> =>
  Promise.all(Array.from({ length: count }, () => store.shopper(options)));

function statesOf(answers: readonly Answer[]): Record<string, number> {
  const states: Record<string, number> = {};
  for (const { body, status } of answers) {
    const state = body?.data?.state ?? `${status} ${body?.error?.reason}`;
    states[state] = (states[state] ?? 0) + 1;
  }
  return states;
}

describe('of many at once', () => {
  test('300 checkouts for 10 units make 10 orders and 290 out_of_stock, and hold nothing afterwards', async () => {
    const carts = await manyCarts(await shoppers(6), 300, 'RARE');

    const answers = await Promise.all(carts.map(({ shopper, id }) => checkOut(shopper, id)));

    expect(statesOf(answers)).toEqual({ confirmed: 10, out_of_stock: 290 });
    const refused = answers.find(({ body }) => body.data.state === 'out_of_stock');
    expect(refused?.body.data).toMatchObject({ order_id: null, issues: [{ sku: 'RARE', code: expect.any(String), availability: 'OUT' }] });
    expect(await store.operate('stock', 'show', 'RARE')).toMatchObject({ on_hand: 10, reserved: 10, sellable: 0 });
    expect((await store.operate<unknown[]>('orders', 'list', '--limit', '200')).length).toBe(10);
    const loser = carts[answers.findIndex(({ body }) => body.data.state === 'out_of_stock')];
    expect((await loser?.shopper.api.get(`/v1/carts/${loser.id}`))?.body.data.status).toBe('OPEN');
  });

  test('300 checkouts on credit for 10 of them make 10 orders, and owe the limit to the last cent and no more', async () => {
    const [shopper] = await shoppers(1, ['--credit-limit', '1000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    if (shopper === undefined) throw new Error('no shopper');
    const carts = await manyCarts(Array<Shopper>(6).fill(shopper), 300, 'PLENTY');

    const answers = await Promise.all(carts.map(({ id }) => checkOut(shopper, id, { payment_rail: 'CREDIT_TERMS' })));

    expect(statesOf(answers)).toEqual({ confirmed: 10, over_credit_limit: 290 });
    for (const { body } of answers.filter(({ body }) => body.data.state === 'over_credit_limit')) {
      const { credit, shortfall } = body.data;
      expect(credit.balance + credit.held).toBeLessThanOrEqual(1000);
      expect(shortfall).toBe(100 - credit.available_credit);
    }
    await within(10_000, async () => {
      expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 1000, held: 0, available_credit: 0 });
    });
  });

  test('300 checkouts with a promotion for 10 use it 10 times', async () => {
    await store.operate('promotions', 'create', 'TEN-USES', '--kind', 'percent', '--value', '50', '--limit', '10');
    const carts = await manyCarts(await shoppers(6), 300, 'PLENTY', ['TEN-USES']);

    const answers = await Promise.all(carts.map(({ shopper, id }) => checkOut(shopper, id)));

    expect(statesOf(answers)).toEqual({ confirmed: 10, price_changed: 290 });
    expect(answers.filter(({ body }) => body.data.state === 'confirmed').map(({ body }) => body.data.total)).toEqual(Array(10).fill(50));
  });

  test('8 checkouts of one cart without a key make one order, and the others are told which or that it is under way', async () => {
    const [shopper] = await shoppers(1);
    if (shopper === undefined) throw new Error('no shopper');
    const id = await pricedCart(shopper, [{ sku: 'PLENTY', quantity: 1 }]);

    const answers = await Promise.all(Array.from({ length: 8 }, () => checkOut(shopper, id)));

    const [order, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(['cart_already_ordered', 'cart_checkout_in_progress', 'checkout_in_progress']).toContain(body.error.reason);
    }
    expect((await shopper.api.get('/v1/orders')).body).toMatchObject({ total: 1, data: [{ id: order?.body.data.order_id }] });
    expect((await checkOut(shopper, id)).body.error).toMatchObject({
      reason: 'cart_already_ordered',
      details: [{ field: 'cart_id', order_id: order?.body.data.order_id }],
    });
  });

  test('and the doctor finds nothing broken', async () => {
    await within(30_000, async () => expect(await brokenChecks(store.env)).toEqual([]));
  });
});
