import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aSandbox, type Sandbox } from '../support/systems/a-sandbox.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Payments whose outcome a sandbox knows ahead of time. */

let store: TestStore;
let shopper: Shopper;
let sandbox: Sandbox['post'];
let state: Sandbox['state'];
beforeAll(async () => {
  ({ store, shopper, post: sandbox, state } = await aSandbox());
});

const lines = (quantity = 1) => [{ sku: 'BOLT', quantity }];
const DELIVERY_MS = 30_000;

describe('a queued payment', () => {
  const anUnpaidOrder = async () => {
    const { order_id: id, total } = (await checkOut(shopper, await pricedCart(shopper, lines()), { payment_rail: 'PREPAID' })).body.data;
    return { id: id as string, total: total as number };
  };
  const read = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
  const statusOf = async (id: string) => (await shopper.api.get(`/v1/checkout/${id}/payment-status`)).body.data;

  test('pays the next session without a visit to its page, and only that one', async () => {
    expect((await sandbox('payments', { outcome: 'PAID' })).status).toBe(201);
    const [first, second] = [await anUnpaidOrder(), await anUnpaidOrder()];

    await eventually(DELIVERY_MS, async () => expect(await read(first.id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' }));

    expect(await read(second.id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    expect((await state()).payments).toEqual([]);
  });

  test.each([
    ['DECLINED', { status: 'FAILED', failure_code: 'card_declined' }],
    ['CANCELLED', { status: 'CANCELLED' }],
  ])('is %s, and the order can be paid again', async (outcome, ended) => {
    await sandbox('payments', { outcome });
    const { id } = await anUnpaidOrder();

    await eventually(DELIVERY_MS, async () => expect(await statusOf(id)).toMatchObject(ended));

    await sandbox('payments', { outcome: 'PAID' });
    expect((await shopper.api.post(`/v1/checkout/${id}/repay`)).status).toBe(200);
    await eventually(DELIVERY_MS, async () => expect(await read(id)).toMatchObject({ status: 'CONFIRMED' }));
  });

  test('of another amount does not pay the order, and is refunded', async () => {
    await sandbox('payments', { outcome: 'PAID', amount: 1 });
    const { id } = await anUnpaidOrder();

    await eventually(DELIVERY_MS, async () => expect((await state()).payments).toEqual([]));

    expect(await read(id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    await eventually(DELIVERY_MS, async () => {
      const refunds = await store.cli<{ order_id: string; amount: number }[]>('refunds', 'list');
      expect(refunds).toContainEqual(expect.objectContaining({ order_id: id }));
    });
  });

  test('that is late meets a session that has expired, and is accepted', async () => {
    const late = await aStore({ create: ['--online-payments'] });
    await late.importProducts([aProduct({ sku: 'BOLT' })]);
    const buyer = await late.shopper();
    await late.server.post('/v1/sandbox/payments', { outcome: 'PAID', after_seconds: 2700 });
    const order = await anOrder(buyer, lines(), { payment_rail: 'PREPAID' });
    expect((await late.server.get('/v1/sandbox')).body.data.payments).toMatchObject([{ session_id: expect.any(String) }]);

    await late.server.post('/v1/sandbox/clock/advance', { by: '40m' });
    expect((await buyer.api.get(`/v1/checkout/${order.id}/payment-status`)).body.data.status).toBe('EXPIRED');
    await late.server.post('/v1/sandbox/clock/advance', { by: '10m' });

    await eventually(DELIVERY_MS, async () =>
      expect((await buyer.api.get(`/v1/orders/${order.id}`)).body.data).toMatchObject({ status: 'CONFIRMED' }),
    );
  });

  test('is queued once for an Idempotency-Key, and cleared by a reset', async () => {
    const queue = () => sandbox('payments', { outcome: 'DECLINED' }, { 'idempotency-key': 'decline' });
    const [first, second] = [await queue(), await queue()];
    expect([first.text, second.headers.get('idempotent-replayed')]).toEqual([second.text, 'true']);
    expect((await state()).payments).toHaveLength(1);

    expect((await sandbox('reset')).status).toBe(204);

    expect(await state()).toMatchObject({ faults: [], payments: [] });
  });
});
