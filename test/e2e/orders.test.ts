import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import { anOrder } from '../support/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/webhook-receiver.ts';
import { within } from '../support/within.ts';

let store: TestStore;
let shopper: Shopper;
let receiver: WebhookReceiver;
beforeAll(async () => {
  store = await aStore();
  receiver = await webhookReceiver();
  await store.importProducts([
    aProduct({ sku: 'BOLT', list_unit_price: 10, effective_gct_rate: 0 }),
    aProduct({ sku: 'NUT', list_unit_price: 5, effective_gct_rate: 0 }),
    aProduct({ sku: 'CANCELLED', list_unit_price: 10, effective_gct_rate: 0, stock_quantity: 7 }),
  ]);
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.cancelled', 'order.shipped'] });
  shopper = await store.shopper(['--credit-limit', '1000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS']);
});
afterAll(() => receiver.close());

const detail = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
const cancel = (id: string, body: unknown = { reason: 'Changed my mind' }) => shopper.api.post(`/v1/orders/${id}/cancel`, body);
const CREDIT = { payment_rail: 'CREDIT_TERMS' };

describe('shipping', () => {
  test('goes in parts, with a webhook each, and ends delivered', async () => {
    const order = await anOrder(shopper, [
      { sku: 'BOLT', quantity: 5 },
      { sku: 'NUT', quantity: 2 },
    ]);
    await store.operate('orders', 'ship', order.number, '--lines', 'BOLT=3', '--carrier', 'Knutsford', '--tracking', 'K-1');
    const partly = await detail(order.id);
    await store.operate('orders', 'ship', order.id);
    const whole = await detail(order.id);
    await store.operate('orders', 'deliver', order.id);
    const delivered = await detail(order.id);

    expect(partly).toMatchObject({ status: 'PARTIALLY_SHIPPED', allowed_actions: [] });
    expect(partly.lines.map(({ shipped_quantity }: { shipped_quantity: number }) => shipped_quantity)).toEqual([3, 0]);
    expect(partly.shipments).toEqual([
      expect.objectContaining({ number: `${order.number}-1`, carrier: 'Knutsford', tracking_number: 'K-1', delivered_at: null }),
    ]);
    expect(whole).toMatchObject({ status: 'SHIPPED' });
    expect(whole.shipments).toHaveLength(2);
    expect(delivered).toMatchObject({ status: 'DELIVERED' });
    expect(delivered.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'placed',
      'confirmed',
      'partially_shipped',
      'shipped',
      'delivered',
    ]);
    const sent = await Promise.all(
      [2, 3].map((sequence) => receiver.next(({ json }) => json.data.id === order.id && json.sequence === sequence)),
    );
    expect(sent.map(({ json }) => [json.type, json.data.status])).toEqual([
      ['order.shipped', 'PARTIALLY_SHIPPED'],
      ['order.shipped', 'SHIPPED'],
    ]);
    expect(await store.operate('stock', 'show', 'BOLT')).toMatchObject({ on_hand: 995, reserved: 0 });
  });

  test('more than is left is refused, and a shipped order cannot be cancelled by anyone', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 2 }]);
    await expect(store.operate('orders', 'ship', order.id, '--lines', 'BOLT=3')).rejects.toThrow('left to ship');
    await store.operate('orders', 'ship', order.id, '--lines', 'BOLT=1');

    expect(await cancel(order.id)).toMatchObject({ status: 409, body: { error: { reason: 'order_not_cancellable' } } });
    await expect(store.operate('orders', 'cancel', order.id, '--reason', 'x')).rejects.toThrow('cannot be cancelled');
    await expect(store.operate('orders', 'deliver', order.id)).rejects.toThrow();
    expect(await detail(order.id)).toMatchObject({ status: 'PARTIALLY_SHIPPED', cancellation: null });
  });
});

describe('cancelling', () => {
  test('gives back stock, credit and promotion, voids the invoice, and is told of', async () => {
    await store.operate('promotions', 'create', 'ONCE', '--kind', 'amount', '--value', '1', '--limit', '1');
    const order = await anOrder(shopper, [{ sku: 'CANCELLED', quantity: 3 }], CREDIT, ['ONCE']);
    await within(10_000, async () => expect((await detail(order.id)).invoices).toEqual([expect.objectContaining({ status: 'OPEN' })]));
    const before = await shopper.api.get('/v1/me/credit-status');

    const cancelled = await cancel(order.id, { reason: 'Ordered twice', reason_code: 'DUPLICATE' });

    expect(before.body.data).toMatchObject({ balance: 29 });
    expect(cancelled.body.data).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'Ordered twice', reason_code: 'DUPLICATE', actor: 'shopper' },
      allowed_actions: [],
    });
    await within(10_000, async () => {
      expect((await detail(order.id)).invoices).toEqual([expect.objectContaining({ status: 'VOIDED' })]);
      expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 0, held: 0, available_credit: 1000 });
      expect(await store.operate('stock', 'show', 'CANCELLED')).toMatchObject({ on_hand: 7, reserved: 0, sellable: 7 });
    });
    await within(10_000, async () => {
      expect((await anOrder(shopper, [{ sku: 'CANCELLED', quantity: 1 }], {}, ['ONCE'])).total).toBe(9);
    });
    const told = await receiver.next(({ json }) => json.type === 'order.cancelled' && json.data.id === order.id);
    expect(told.json).toMatchObject({ sequence: 2, data: { status: 'CANCELLED', cancellation: { reason: 'Ordered twice' } } });
  });

  test('of an order whose invoice was paid in part owes that part back', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }], CREDIT);
    await within(10_000, async () => expect((await detail(order.id)).invoices).toHaveLength(1));
    const [invoice] = (await detail(order.id)).invoices;
    await store.operate('invoices', 'record-payment', invoice.number, '--amount', '1');

    await cancel(order.id, { reason: 'Ordered twice' });

    await within(10_000, async () => {
      expect(await detail(order.id)).toMatchObject({
        status: 'CANCELLED',
        payment_status: 'REFUND_PENDING',
        invoices: [{ status: 'VOIDED', amount_paid: 1, amount_due: 0 }],
      });
    });
    expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 0, held: 0 });
  });

  test('happens once, needs a reason, and is a stranger’s 404', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    const stranger = await store.shopper();

    expect(await cancel(order.id, {})).toMatchObject({ status: 422 });
    expect(await cancel(order.id, { reason: 'x'.repeat(501) })).toMatchObject({ status: 422 });
    expect(await stranger.api.post(`/v1/orders/${order.id}/cancel`, { reason: 'x' })).toMatchObject({ status: 404 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(order.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  test('by the store is told as its doing', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    await store.operate('orders', 'cancel', order.number, '--reason', 'Out of business');

    const { cancellation, timeline } = await detail(order.id);
    expect(cancellation).toMatchObject({ reason: 'Out of business', actor: 'store' });
    expect(timeline.at(-1)).toMatchObject({ event: 'cancelled', actor: 'store' });
  });

  test('a cancel and a shipment at one moment: one of them, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }]);
      const [cancelled, shipped] = await Promise.all([
        cancel(order.id),
        store.operate('orders', 'ship', order.id).then(
          () => 'shipped',
          () => 'refused',
        ),
      ]);
      expect([cancelled.status === 200, shipped === 'shipped'].filter(Boolean)).toHaveLength(1);
      expect((await detail(order.id)).status).toBe(cancelled.status === 200 ? 'CANCELLED' : 'SHIPPED');
    }
  });
});

test('orders are listed newest first, in pages that neither repeat nor lose one', async () => {
  const reader = await store.shopper();
  const placed: string[] = [];
  for (let count = 0; count < 5; count += 1) placed.unshift((await anOrder(reader, [{ sku: 'BOLT', quantity: 1 }])).id);

  const pages = [];
  for (const offset of [0, 2, 4]) pages.push(await reader.api.get(`/v1/orders?limit=2&offset=${offset}`));

  expect(pages.map(({ body }) => body.total)).toEqual([5, 5, 5]);
  expect(pages.flatMap(({ body }) => body.data.map(({ id }: { id: string }) => id))).toEqual(placed);
});
