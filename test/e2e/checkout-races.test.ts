import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import { type ApiResponse, IN_A_BURST } from '../support/http/api.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Many checkouts for scarce resources. Carts are filled a few at a time; the checkouts are all sent concurrently. */

let store: TestStore;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([
    aProduct({ sku: 'RARE', list_unit_price: 10, stock_quantity: 10 }),
    aProduct({ sku: 'PLENTY', list_unit_price: 100, stock_quantity: 1000, effective_gct_rate: 0 }),
  ]);
});

/** Creates `count` priced carts of one line, one at a time per shopper. */
async function manyCarts(shoppers: readonly Shopper[], count: number, sku: string, codes: readonly string[] = []) {
  const carts: { shopper: Shopper; id: string }[] = [];
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (carts.length < count) {
        const index = carts.push({ shopper, id: '' }) - 1;
        carts[index] = { shopper, id: await pricedCart(shopper, [{ sku, quantity: 1 }], codes) };
      }
    }),
  );
  return carts;
}

const shoppers = (count: number, options: readonly string[] = []): Promise<Shopper[]> =>
  Promise.all(Array.from({ length: count }, () => store.shopper(options)));

/** Checks out with an Idempotency-Key and retries like a correct client, because an overloaded machine may fail single requests with a 5xx. */
function checkOutReliably(shopper: Shopper, cartId: string, body?: Record<string, unknown>): Promise<ApiResponse> {
  const api = shopper.api.as({ headers: IN_A_BURST });
  return retryUntilFinal(() => checkOut({ api }, cartId, body, cartId));
}

function statesOf(responses: readonly ApiResponse[]): Record<string, number> {
  const states: Record<string, number> = {};
  for (const { body, status } of responses) {
    const state = body?.data?.state ?? `${status} ${body?.error?.reason}`;
    states[state] = (states[state] ?? 0) + 1;
  }
  return states;
}

describe('concurrent checkouts', () => {
  test('300 checkouts for 10 units yield 10 orders and 290 out_of_stock, and leave no holds', async () => {
    const carts = await manyCarts(await shoppers(6), 300, 'RARE');

    const responses = await Promise.all(carts.map(({ shopper, id }) => checkOutReliably(shopper, id)));

    expect(statesOf(responses)).toEqual({ confirmed: 10, out_of_stock: 290 });
    const refused = responses.find(({ body }) => body.data.state === 'out_of_stock');
    expect(refused?.body.data).toMatchObject({ order_id: null, issues: [{ sku: 'RARE', code: expect.any(String), availability: 'OUT' }] });
    expect(await store.cli('stock', 'get', 'RARE')).toMatchObject({ on_hand: 10, reserved: 10, sellable: 0 });
    expect((await store.cli<unknown[]>('orders', 'list', '--limit', '200')).length).toBe(10);
    const loser = carts[responses.findIndex(({ body }) => body.data.state === 'out_of_stock')];
    expect((await loser?.shopper.api.get(`/v1/carts/${loser.id}`))?.body.data.status).toBe('OPEN');
  });

  test('100 checkouts with credit for 10 yield 10 orders and use exactly the credit limit', async () => {
    const [shopper] = await shoppers(1, ['--credit-limit', '1000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    if (shopper === undefined) throw new Error('no shopper');
    const carts = await manyCarts(Array<Shopper>(6).fill(shopper), 100, 'PLENTY');

    const responses = await Promise.all(carts.map(({ id }) => checkOutReliably(shopper, id, { payment_rail: 'CREDIT_TERMS' })));

    expect(statesOf(responses)).toEqual({ confirmed: 10, over_credit_limit: 90 });
    for (const { body } of seen(
      'refused checkouts',
      responses.filter(({ body }) => body.data.state === 'over_credit_limit'),
    )) {
      const { credit, shortfall } = body.data;
      expect(credit.balance + credit.held).toBeLessThanOrEqual(1000);
      expect(shortfall).toBe(100 - credit.available_credit);
    }
    await eventually(30_000, async () => {
      expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 1000, held: 0, available_credit: 0 });
    });
  });

  test('100 checkouts with a promotion limited to 10 use it 10 times', async () => {
    await store.cli('promotions', 'create', 'TEN-USES', '--kind', 'percent', '--value', '50', '--max-uses', '10');
    const carts = await manyCarts(await shoppers(6), 100, 'PLENTY', ['TEN-USES']);

    const responses = await Promise.all(carts.map(({ shopper, id }) => checkOutReliably(shopper, id)));

    expect(statesOf(responses)).toEqual({ confirmed: 10, price_changed: 90 });
    expect(responses.filter(({ body }) => body.data.state === 'confirmed').map(({ body }) => body.data.total)).toEqual(Array(10).fill(50));
  });

  test('8 checkouts of one cart without a key yield one order; the others get its ID or checkout_in_progress', async () => {
    const [shopper] = await shoppers(1);
    if (shopper === undefined) throw new Error('no shopper');
    const id = await pricedCart(shopper, [{ sku: 'PLENTY', quantity: 1 }]);

    const responses = await Promise.all(Array.from({ length: 8 }, () => checkOut(shopper, id)));

    // On a busy machine, some of the requests end with their deadline.
    const final = responses.filter(({ status }) => status < 500);
    const placed = final.filter(({ status }) => status === 200).map(({ body }) => body.data.order_id);
    expect(placed.length).toBeLessThanOrEqual(1);
    for (const { status, body } of seen(
      'refusals',
      final.filter(({ status }) => status !== 200),
    )) {
      expect(status).toBe(409);
      expect(['cart_already_ordered', 'cart_checkout_in_progress', 'checkout_in_progress']).toContain(body.error.reason);
    }
    const [order] = await eventually(60_000, async () => {
      const { data } = (await shopper.api.get('/v1/orders')).body;
      expect(data).toHaveLength(1);
      return data;
    });
    expect([order.id]).toEqual(expect.arrayContaining(placed));
    await eventually(60_000, async () =>
      expect((await checkOut(shopper, id)).body.error).toMatchObject({
        reason: 'cart_already_ordered',
        details: [{ field: 'cart_id', order_id: order.id }],
      }),
    );
  });

  test('leave all invariants intact', async () => {
    // Another test breaks invariants for a while.
    await eventually(120_000, async () => expect(await brokenChecks(store.env)).toEqual([]));
  });
});
