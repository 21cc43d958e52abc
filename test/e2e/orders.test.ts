import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

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
  test('in parts sends a webhook for each shipment and ends with the delivery', async () => {
    const order = await anOrder(shopper, [
      { sku: 'BOLT', quantity: 5 },
      { sku: 'NUT', quantity: 2 },
    ]);
    await store.cli('orders', 'ship', order.number, '--lines', 'BOLT=3', '--carrier', 'Knutsford', '--tracking', 'K-1');
    const partly = await detail(order.id);
    await store.cli('orders', 'ship', order.id);
    const whole = await detail(order.id);
    await store.cli('orders', 'deliver', order.id);
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
    expect(await store.cli('stock', 'get', 'BOLT')).toMatchObject({ on_hand: 995, reserved: 0 });
  });

  test('happens once per key of the command', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 3 }]);
    const key = ['--idempotency-key', '0199aaaa-0000-7000-8000-000000000051'];
    for (let i = 0; i < 2; i++) await store.cli('orders', 'ship', order.id, '--lines', 'BOLT=1', ...key);

    expect((await detail(order.id)).shipments).toHaveLength(1);
    await expect(store.cli('orders', 'ship', order.id, '--lines', 'BOLT=2', ...key)).rejects.toThrow('idempotency_key_reused');
    await store.cli('orders', 'ship', order.id);
    expect(await detail(order.id)).toMatchObject({ status: 'SHIPPED', lines: [{ shipped_quantity: 3 }] });
  });

  test('more than remains is refused, and a shipped order cannot be canceled', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 2 }]);
    await expect(store.cli('orders', 'ship', order.id, '--lines', 'BOLT=3')).rejects.toThrow('left to ship');
    await store.cli('orders', 'ship', order.id, '--lines', 'BOLT=1');

    expect(await cancel(order.id)).toMatchObject({ status: 409, body: { error: { reason: 'order_not_cancellable' } } });
    await expect(store.cli('orders', 'cancel', order.id, '--reason', 'x')).rejects.toThrow('cannot be canceled');
    await expect(store.cli('orders', 'deliver', order.id)).rejects.toThrow();
    expect(await detail(order.id)).toMatchObject({ status: 'PARTIALLY_SHIPPED', cancellation: null });
  });
});

describe('canceling', () => {
  test('releases stock, credit, and promotions, voids the invoice, and sends a webhook', async () => {
    await store.cli('promotions', 'create', 'ONCE', '--kind', 'amount', '--value', '1', '--max-uses', '1');
    const order = await anOrder(shopper, [{ sku: 'CANCELLED', quantity: 3 }], CREDIT, ['ONCE']);
    await eventually(30_000, async () => expect((await detail(order.id)).invoices).toEqual([expect.objectContaining({ status: 'OPEN' })]));
    const before = await shopper.api.get('/v1/me/credit-status');

    const cancelled = await cancel(order.id, { reason: 'Ordered twice', reason_code: 'DUPLICATE' });

    expect(before.body.data).toMatchObject({ balance: 29 });
    expect(cancelled.body.data).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'Ordered twice', reason_code: 'DUPLICATE', actor: 'shopper' },
      allowed_actions: [],
    });
    await eventually(30_000, async () => {
      expect((await detail(order.id)).invoices).toEqual([expect.objectContaining({ status: 'VOIDED' })]);
      expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 0, held: 0, available_credit: 1000 });
      expect(await store.cli('stock', 'get', 'CANCELLED')).toMatchObject({ on_hand: 7, reserved: 0, sellable: 7 });
    });
    await eventually(30_000, async () => {
      expect((await anOrder(shopper, [{ sku: 'CANCELLED', quantity: 1 }], {}, ['ONCE'])).total).toBe(9);
    });
    const delivery = await receiver.next(({ json }) => json.type === 'order.cancelled' && json.data.id === order.id);
    expect(delivery.json).toMatchObject({ sequence: 2, data: { status: 'CANCELLED', cancellation: { reason: 'Ordered twice' } } });
  });

  test('an order with a partially paid invoice makes a refund due', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }], CREDIT);
    await eventually(30_000, async () => expect((await detail(order.id)).invoices).toHaveLength(1));
    const [invoice] = (await detail(order.id)).invoices;
    await store.cli('invoices', 'record-payment', invoice.number, '--amount', '1');

    await cancel(order.id, { reason: 'Ordered twice' });

    await eventually(30_000, async () => {
      expect(await detail(order.id)).toMatchObject({
        status: 'CANCELLED',
        payment_status: 'REFUND_PENDING',
        invoices: [{ settlement: 'PAID', amount_paid: 1, amount_due: 0, amount_refunded: 0 }],
      });
    });
    expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 0, held: 0 });
  });

  test('happens once, requires a reason, and returns 404 to other customers', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    const otherShopper = await store.shopper();

    expect(await cancel(order.id, {})).toMatchObject({ status: 422 });
    expect(await cancel(order.id, { reason: 'x'.repeat(501) })).toMatchObject({ status: 422 });
    expect(await otherShopper.api.post(`/v1/orders/${order.id}/cancel`, { reason: 'x' })).toMatchObject({ status: 404 });
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancel(order.id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  test('by the store records the store as the actor', async () => {
    const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    await store.cli('orders', 'cancel', order.number, '--reason', 'Out of business');

    const { cancellation, timeline } = await detail(order.id);
    expect(cancellation).toMatchObject({ reason: 'Out of business', actor: 'store' });
    expect(timeline.at(-1)).toMatchObject({ event: 'cancelled', actor: 'store' });
  });

  test('concurrently with a shipment, only one of them succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await anOrder(shopper, [{ sku: 'NUT', quantity: 1 }]);
      const [cancelled, shipped] = await Promise.all([
        cancel(order.id),
        store.cli('orders', 'ship', order.id).then(
          () => 'shipped',
          () => 'refused',
        ),
      ]);
      expect([cancelled.status === 200, shipped === 'shipped'].filter(Boolean)).toHaveLength(1);
      expect((await detail(order.id)).status).toBe(cancelled.status === 200 ? 'CANCELLED' : 'SHIPPED');
    }
  });
});

test('orders are listed newest first, in pages without gaps or repetitions', async () => {
  const reader = await store.shopper();
  const placed: string[] = [];
  for (let count = 0; count < 5; count += 1) placed.unshift((await anOrder(reader, [{ sku: 'BOLT', quantity: 1 }])).id);

  const pages = [];
  for (const offset of [0, 2, 4]) pages.push(await reader.api.get(`/v1/orders?limit=2&offset=${offset}`));

  expect(pages.map(({ body }) => body.total)).toEqual([5, 5, 5]);
  expect(pages.flatMap(({ body }) => body.data.map(({ id }: { id: string }) => id))).toEqual(placed);
});

describe('a customer with several orders', () => {
  test('finds them and their invoices by filters', async () => {
    const buyer = await store.shopper();
    const small = await anOrder(buyer, [{ sku: 'BOLT', quantity: 1 }], { purchase_order_number: 'PO-1' });
    const large = await anOrder(buyer, [
      { sku: 'BOLT', quantity: 9 },
      { sku: 'NUT', quantity: 1 },
    ]);
    const found = async (query: string) => {
      const { body } = await buyer.api.get(`/v1/orders?${query}`);
      return [body.data.map(({ number }: { number: string }) => number), body.total];
    };

    expect(await found('q=bolt&sort=total')).toEqual([[small.number, large.number], 2]);
    expect(await found('q=NUT&status=CONFIRMED&status=CANCELLED')).toEqual([[large.number], 1]);
    expect(await found('q=po-1&payment_rail=CASH_ON_DELIVERY&payment_status=UNPAID&placed_from=2026-01-01')).toEqual([[small.number], 1]);
    expect(await found('status=CANCELLED&q=')).toEqual([[], 0]);
    await eventually(30_000, async () => {
      const { body } = await buyer.api.get(`/v1/invoices?order_id=${small.id}&settlement=UNPAID&overdue=false&q=inv-&sort=due_at`);
      expect(body).toMatchObject({
        data: [{ order_number: small.number, purchase_order_number: 'PO-1', payment_rail: 'CASH_ON_DELIVERY', voided_at: null }],
        total: 1,
      });
    });
    for (const query of [
      'orders?status=confirmed',
      'orders?placed_from=2026-02-30',
      'orders?sort=a',
      'orders?q=a&q=b',
      'invoices?order_id=1',
      'invoices?overdue=maybe',
    ]) {
      expect([query, (await buyer.api.get(`/v1/${query}`)).status]).toEqual([query, 422]);
    }
  });

  test('orders one of them again, without what is no longer sold', async () => {
    await store.importProducts([aProduct({ sku: 'GONE' })]);
    const [mixed, gone] = [
      await anOrder(shopper, [
        { sku: 'BOLT', quantity: 2 },
        { sku: 'GONE', quantity: 1 },
      ]),
      await anOrder(shopper, [{ sku: 'GONE', quantity: 1 }]),
    ];
    await store.importProducts([aProduct({ sku: 'GONE', hidden: true })]);

    await eventually(30_000, async () => {
      const { status, body } = await shopper.api.post(`/v1/orders/${mixed.id}/reorder`);
      expect([status, body.data.status, body.data.total, body.data.lines.length]).toEqual([201, 'OPEN', null, 1]);
      expect(body).toMatchObject({ data: { lines: [{ sku: 'BOLT', quantity: 2 }] }, rejected: [{ index: 1, sku: 'GONE' }], errors: [] });
    });
    const refused = await shopper.api.post(`/v1/orders/${gone.id}/reorder`);
    expect([refused.status, refused.body.error.reason]).toEqual([409, 'nothing_orderable']);
    expect((await detail(mixed.id)).lines).toMatchObject([
      { sku: 'BOLT', image: null, order_unit_price: null },
      { sku: 'GONE', image: null },
    ]);
  });
});
