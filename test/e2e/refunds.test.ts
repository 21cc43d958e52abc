import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { deferredNotification } from '../support/faults/deferred-notification.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** A sweep calls the gateway within seconds, and the outcome reaches the order as an event. */
const REFUND_TIMEOUT_MS = 30_000;

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([
    aProduct({ sku: 'BOLT', list_unit_price: 10 }),
    aProduct({ sku: 'NUT', list_unit_price: 4, stock_quantity: 50 }),
  ]);
  shopper = await store.shopper();
});

const choose = (url: string, outcome: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const sessionOf = (url: string): string => url.split('/').at(-1) ?? '';
const orderOf = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
const invoiceOf = async (id: string) => (await shopper.api.get(`/v1/invoices/${(await orderOf(id)).invoices[0].id}`)).body.data;
const timelineOf = async (id: string): Promise<string[]> => (await orderOf(id)).timeline.map(({ event }: { event: string }) => event);
const becomes = (id: string, paymentStatus: string) =>
  eventually(REFUND_TIMEOUT_MS, async () => expect((await orderOf(id)).payment_status).toBe(paymentStatus));

async function aPrepaidOrder(quantity = 2) {
  const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity }]);
  const { data } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID' })).body;
  return { id: data.order_id as string, redirectUrl: data.redirect_url as string };
}

/** A prepaid order of 23.00 with its paid invoice. */
async function aPaidOrder() {
  const order = await aPrepaidOrder();
  await choose(order.redirectUrl, 'pay');
  await eventually(REFUND_TIMEOUT_MS, async () => expect((await orderOf(order.id)).invoices).toMatchObject([{ status: 'PAID' }]));
  return order;
}

describe('a refund by command', () => {
  test('in part and then in full: the order, its invoice, and the credit notes agree', async () => {
    const { id } = await aPaidOrder();

    const first = await store.cli('orders', 'refund', id, '--amount', '5', '--reason', 'Scratched');
    expect(first).toMatchObject({
      credit_note: expect.stringMatching(/^CN-/),
      total: 5,
      refunds: [{ status: expect.stringMatching(/^(?:SUCCEEDED|PENDING)$/), method: 'GATEWAY' }],
    });
    // A call of the gateway that takes more than 1.5 s is left to a sweep.
    await becomes(id, 'PARTIALLY_REFUNDED');
    expect(await store.cli('orders', 'get', id)).toMatchObject({ refunds: [{ status: 'SUCCEEDED', method: 'GATEWAY' }] });
    await store.cli('orders', 'refund', id);
    await becomes(id, 'REFUNDED');

    const invoice = await invoiceOf(id);
    expect(invoice).toMatchObject({ status: 'PAID', amount_due: 0, credit_notes: [{ total: 5, reason: 'Scratched' }, { total: 18 }] });
    expect(await timelineOf(id)).toEqual(expect.arrayContaining(['partially_refunded', 'refunded']));
    await expect(store.cli('orders', 'refund', id)).rejects.toThrow('order_already_refunded');
    const { number } = invoice.credit_notes[1];
    const named = { order_number: (await orderOf(id)).number, invoice_number: invoice.number };
    expect(await store.cli('credit-notes', 'get', number)).toMatchObject({
      ...named,
      total: 18,
      refunds: [{ order_number: named.order_number, amount: 18, status: 'SUCCEEDED' }],
    });
    expect(await store.cli('credit-notes', 'list')).toEqual(expect.arrayContaining([expect.objectContaining({ number, ...named })]));
    expect(await store.cli('refunds', 'list')).toEqual(
      expect.arrayContaining([expect.objectContaining({ order_id: id, order_number: named.order_number })]),
    );
    const out = join(await mkdtemp(join(tmpdir(), 'storefront-credit-note-')), 'note.pdf');
    expect(await store.cli('credit-notes', 'download', number, '--out', out)).toMatchObject({ number });
    expect((await readFile(out)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('with the same key refunds once', async () => {
    const { id } = await aPaidOrder();
    const key = '0199aaaa-0000-7000-8000-000000000001';

    const refund = () => store.cli('orders', 'refund', id, '--amount', '3', '--idempotency-key', key);
    await refund();
    await becomes(id, 'PARTIALLY_REFUNDED');
    expect(await refund()).toEqual(await refund());

    expect((await invoiceOf(id)).credit_notes).toHaveLength(1);
  });

  test('that fails, at once or after it succeeded, makes the order REFUND_FAILED until it is retried', async () => {
    const { id } = await aPaidOrder();

    const { refunds } = await store.cli<{ refunds: { id: string }[] }>('orders', 'refund', id, '--amount', '5.92');
    await becomes(id, 'REFUND_FAILED');
    expect(await store.cli('refunds', 'list', '--status', 'FAILED')).toMatchObject([
      { id: refunds[0]?.id, failure_code: 'refund_declined' },
    ]);
    await store.cli('refunds', 'retry', refunds[0]?.id ?? '', '--by-hand', '--reference', 'CHEQUE 1');
    await becomes(id, 'PARTIALLY_REFUNDED');

    const late = await store.cli<{ refunds: { id: string }[] }>('orders', 'refund', id, '--amount', '5.93');
    await becomes(id, 'REFUND_FAILED');
    expect(await timelineOf(id)).toEqual(expect.arrayContaining(['partially_refunded', 'refund_failed']));
    await store.cli('refunds', 'retry', late.refunds[0]?.id ?? '', '--to-credit');
    await becomes(id, 'PARTIALLY_REFUNDED');
    expect(await store.cli('credit', 'get', shopper.email)).toMatchObject({ unapplied_amount: 5.93 });
  });

  test('of returned lines puts them back into stock', async () => {
    const onHand = async () => (await store.cli<{ on_hand: number }>('stock', 'get', 'NUT')).on_hand;
    const { id } = await anOrder(shopper, [{ sku: 'NUT', quantity: 3 }]);
    await eventually(REFUND_TIMEOUT_MS, async () => expect((await orderOf(id)).invoices).toHaveLength(1));
    await expect(store.cli('orders', 'refund', id, '--lines', 'NUT=2', '--restock')).rejects.toThrow('return_too_large');
    await store.cli('orders', 'ship', id);
    const before = await onHand();

    const { due_reduction } = await store.cli<{ due_reduction: number }>('orders', 'refund', id, '--lines', 'NUT=2', '--restock');

    expect([due_reduction, await onHand()]).toEqual([9.2, before + 2]);
    expect(await invoiceOf(id)).toMatchObject({
      status: 'OPEN',
      amount_due: 4.6,
      amount_credited: 9.2,
      credit_notes: [{ lines: [{ sku: 'NUT', quantity: 2 }] }],
    });
  });
});

describe('money that is owed', () => {
  test('a payment of a canceled order is refunded without a command', async () => {
    const { id, redirectUrl } = await aPrepaidOrder();
    const deliver = await deferredNotification(sessionOf(redirectUrl), 'PAY');
    await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'changed my mind' });
    await deliver();

    await becomes(id, 'REFUNDED');
    // The payment and its refund are events of different aggregates, so either can arrive first; the timeline has them in the order of their times.
    await eventually(REFUND_TIMEOUT_MS, async () =>
      expect(await timelineOf(id)).toEqual(['placed', 'cancelled', 'payment_received', 'refund_pending', 'refunded']),
    );
    expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', invoices: [] });
  });

  test('a second payment of an order is refunded and leaves the order paid', async () => {
    const { id, redirectUrl } = await aPrepaidOrder();
    const deliver = await deferredNotification(sessionOf(redirectUrl), 'PAY');
    await choose(redirectUrl, 'decline');
    const second = (await shopper.api.post(`/v1/checkout/${id}/repay`)).body.data;
    await choose(second.redirect_url, 'pay');
    await becomes(id, 'PAID');
    await deliver();

    await eventually(REFUND_TIMEOUT_MS, async () => expect(await timelineOf(id)).toContain('refunded'));
    expect(await orderOf(id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' });
  });

  test('canceling a paid order refunds it with a credit note', async () => {
    const { id } = await aPaidOrder();
    await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'changed my mind' });

    await becomes(id, 'REFUNDED');
    expect(await invoiceOf(id)).toMatchObject({ status: 'PAID', credit_notes: [{ total: 23 }] });
  });
});

describe('money that becomes credit', () => {
  test('pays another invoice', async () => {
    const buyer = await store.shopper();
    const invoiceOfNewOrder = async () => {
      const { id } = await anOrder(buyer, [{ sku: 'BOLT', quantity: 1 }]);
      let number = '';
      await eventually(REFUND_TIMEOUT_MS, async () => {
        [{ number }] = (await buyer.api.get(`/v1/orders/${id}`)).body.data.invoices;
      });
      return { id, number };
    };
    const [{ id, number: first }, { number: second }] = [await invoiceOfNewOrder(), await invoiceOfNewOrder()];
    const payment = ['--amount', '11.5', '--date', '2026-01-05', '--reference', 'WIRE 7'];
    await store.cli('invoices', 'record-payment', first, ...payment);
    await store.cli('invoices', 'record-payment', first, ...payment);

    await store.cli('orders', 'refund', id, '--amount', '6.5', '--to-credit');
    expect(await store.cli('invoices', 'get', second)).toMatchObject({ unapplied_amount: 6.5 });
    expect(await store.cli('credit', 'apply', buyer.email, second)).toMatchObject({ status: 'OPEN', amount_paid: 6.5, amount_due: 5 });
    expect(await store.cli('credit', 'get', buyer.email)).toMatchObject({
      unapplied_amount: 0,
      unapplied_entries: [
        { kind: 'applied', amount: -6.5 },
        { kind: 'refund', amount: 6.5 },
      ],
    });
  });
});
