import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { deferredNotification } from '../support/faults/deferred-notification.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { asSuperuser } from '../support/operator/as-superuser.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Payments of orders and invoices in states that a shopper reaches in days, or by what the store does. */

/** A sweep closes expired sessions and calls the gateway within seconds, and the outcome reaches the order as an event. */
const SWEEP_TIMEOUT_MS = 30_000;

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 })]);
  shopper = await store.shopper(['--credit-limit', '5000']);
});

const choose = (url: string, outcome: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const orderOf = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
const statusOf = async (id: string) => (await shopper.api.get(`/v1/checkout/${id}/payment-status`)).body.data;
const eventsOf = async (id: string): Promise<string[]> => (await orderOf(id)).timeline.map(({ event }: { event: string }) => event);
const repay = (id: string): Promise<ApiResponse> => shopper.api.post(`/v1/checkout/${id}/repay`);
const reasonOf = ({ status, body }: ApiResponse) => `${status} ${body.error?.reason ?? body.error?.code}`;
const bolts = (quantity: number) => pricedCart(shopper, [{ sku: 'BOLT', quantity }]);

async function aPrepaidOrder(quantity = 2) {
  const { data } = (await checkOut(shopper, await bolts(quantity), { payment_rail: 'PREPAID', return_url: 'https://shop.example/' })).body;
  return { id: data.order_id as string, redirectUrl: data.redirect_url as string, sessionId: data.payment_session.id as string };
}

/** An order whose invoice has been issued. */
async function anInvoicedOrder(rail: string, by = shopper) {
  const { id } = await anOrder(by, [{ sku: 'BOLT', quantity: 2 }], { payment_rail: rail });
  return eventually(SWEEP_TIMEOUT_MS, async () => {
    const [invoice] = (await by.api.get(`/v1/orders/${id}`)).body.data.invoices ?? [];
    if (invoice === undefined) throw new Error('the invoice is not issued yet');
    return { id, invoice: invoice as { id: string; number: string } };
  });
}

/** Lets a session expire, and waits for the sweep. */
async function expire(orderId: string, sessionId: string): Promise<void> {
  await asSuperuser(`update billing.payment_session set expires_at = now() - interval '1 second' where id = $1`, [sessionId]);
  await eventually(SWEEP_TIMEOUT_MS, async () => expect(await statusOf(orderId)).toMatchObject({ status: 'EXPIRED', redirect_url: null }));
}

describe('a session that expires', () => {
  test('is in the timeline, ends its page, and is followed by one that can pay the order', async () => {
    const { id, redirectUrl, sessionId } = await aPrepaidOrder();
    await expire(id, sessionId);

    expect([(await fetch(redirectUrl)).status, (await choose(redirectUrl, 'pay')).status]).toEqual([410, 409]);
    expect(await (await fetch(redirectUrl)).text()).toContain('payment_status=expired');
    await eventually(SWEEP_TIMEOUT_MS, async () => expect(await eventsOf(id)).toEqual(['placed', 'payment_expired']));
    const { data: again } = (await repay(id)).body;
    expect(again).toMatchObject({ state: 'pending_payment', payment_session: { status: 'PENDING' } });
    expect(again.payment_session.id).not.toBe(sessionId);
    await choose(again.redirect_url, 'pay');

    await eventually(SWEEP_TIMEOUT_MS, async () =>
      expect(await eventsOf(id)).toEqual(['placed', 'payment_expired', 'payment_received', 'confirmed']),
    );
    expect(reasonOf(await repay(id))).toBe('409 order_not_payable');
  });

  test('and is paid all the same pays the order, and a decline that arrives after the payment changes nothing', async () => {
    const { id, sessionId } = await aPrepaidOrder();
    const [pay, decline] = [await deferredNotification(sessionId, 'PAY'), await deferredNotification(sessionId, 'DECLINE')];
    await expire(id, sessionId);

    expect([(await pay()).status, (await decline()).status, (await pay()).status]).toEqual([204, 204, 204]);

    expect(await statusOf(id)).toMatchObject({ status: 'PAID', failure_code: null });
    await eventually(SWEEP_TIMEOUT_MS, async () =>
      expect(await orderOf(id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID', invoices: [{ status: 'PAID' }] }),
    );
    expect((await eventsOf(id)).filter((event) => event === 'payment_received')).toHaveLength(1);
  });
});

test('a payment after a decline that arrived first pays the order once', async () => {
  const { id, sessionId } = await aPrepaidOrder();
  const [pay, decline] = [await deferredNotification(sessionId, 'PAY'), await deferredNotification(sessionId, 'DECLINE')];

  expect([(await decline()).status, (await pay()).status, (await decline()).status]).toEqual([204, 204, 204]);

  await eventually(SWEEP_TIMEOUT_MS, async () =>
    expect(await orderOf(id)).toMatchObject({
      status: 'CONFIRMED',
      payment_status: 'PAID',
      invoices: [{ status: 'PAID', amount_paid: 23 }],
    }),
  );
});

describe('repaying an order that was confirmed', () => {
  test.each(['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'])('by %s is refused while it ships, and when it is delivered', async (rail) => {
    const place = async () => {
      if (rail !== 'PREPAID') return (await anInvoicedOrder(rail)).id;
      const { id, redirectUrl } = await aPrepaidOrder();
      await choose(redirectUrl, 'pay');
      await eventually(SWEEP_TIMEOUT_MS, async () => expect((await orderOf(id)).status).toBe('CONFIRMED'));
      return id;
    };
    const id = await place();
    const [line] = (await orderOf(id)).lines;
    const steps = [
      ['CONFIRMED', []],
      ['PARTIALLY_SHIPPED', ['ship', id, '--lines', `${line.id}=1`]],
      ['SHIPPED', ['ship', id]],
      ['DELIVERED', ['deliver', id]],
    ] as const;

    for (const [status, command] of steps) {
      if (command.length > 0) await store.cli('orders', ...command);
      const order = await orderOf(id);
      expect([order.status, order.allowed_actions.includes('repay')]).toEqual([status, false]);
      expect(reasonOf(await repay(id))).toBe('409 order_not_payable');
    }
  });

  test('and refunded is refused', async () => {
    const { id, redirectUrl } = await aPrepaidOrder();
    await choose(redirectUrl, 'pay');
    await eventually(SWEEP_TIMEOUT_MS, async () => expect((await orderOf(id)).invoices).toMatchObject([{ status: 'PAID' }]));
    await store.cli('orders', 'refund', id);
    await eventually(SWEEP_TIMEOUT_MS, async () => expect((await orderOf(id)).payment_status).toBe('REFUNDED'));

    expect(reasonOf(await repay(id))).toBe('409 order_not_payable');
  });
});

test('paying a paid or a voided invoice is a conflict, also in a store that takes no online payments and does not offer the rail', async () => {
  const offline = await aStore();
  await offline.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 })]);
  const buyer = await offline.shopper();
  const [open, paid, voided] = [
    await anInvoicedOrder('CASH_ON_DELIVERY', buyer),
    await anInvoicedOrder('CASH_ON_DELIVERY', buyer),
    await anInvoicedOrder('CASH_ON_DELIVERY', buyer),
  ];
  await offline.cli('invoices', 'record-payment', paid.invoice.number, '--amount', '23');
  await offline.cli('orders', 'cancel', voided.id, '--reason', 'Out of stock');
  await eventually(SWEEP_TIMEOUT_MS, async () =>
    expect(await offline.cli('invoices', 'get', voided.invoice.number)).toMatchObject({ status: 'VOIDED' }),
  );
  const pay = (id: string) => buyer.api.post(`/v1/invoices/${id}/pay`);

  expect(reasonOf(await pay(paid.invoice.id))).toBe('409 invoice_already_paid');
  expect(reasonOf(await pay(voided.invoice.id))).toBe('409 invoice_voided');
  expect(reasonOf(await pay(open.invoice.id))).toBe('403 online_payments_disabled');
  for (const { id } of [open, paid, voided]) {
    expect(reasonOf(await buyer.api.post(`/v1/checkout/${id}/repay`))).toBe('409 order_not_payable');
  }
});

test('an invoice that was paid in part is not voided, but credited with its order, and the refund of its payment waits to be made by hand', async () => {
  const { id, invoice } = await anInvoicedOrder('CREDIT_TERMS');
  await store.cli('invoices', 'record-payment', invoice.number, '--amount', '3.5', '--reference', 'TILL 1');
  await expect(store.cli('invoices', 'void', invoice.number)).rejects.toThrow('order_still_open');

  await store.cli('orders', 'cancel', id, '--reason', 'Out of stock');

  await eventually(SWEEP_TIMEOUT_MS, async () =>
    expect(await store.cli('invoices', 'get', invoice.number)).toMatchObject({ status: 'PAID', amount_due: 0, amount_credited: 23 }),
  );
  expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ overdue_amount: 0 });
  await eventually(SWEEP_TIMEOUT_MS, async () => expect((await orderOf(id)).payment_status).toBe('REFUND_PENDING'));
  const { refunds } = await store.cli<{ refunds: { id: string }[] }>('orders', 'get', id);
  expect(refunds).toMatchObject([{ status: 'PENDING', method: 'BY_HAND', amount: 3.5 }]);
  await store.cli('refunds', 'retry', refunds[0]?.id ?? '', '--by-hand', '--reference', 'TILL 2');
  await eventually(SWEEP_TIMEOUT_MS, async () => expect((await orderOf(id)).payment_status).toBe('REFUNDED'));
  expect(await store.cli('invoices', 'get', invoice.number)).toMatchObject({ settlement: 'REFUNDED', amount_refunded: 3.5 });
  expect(reasonOf(await shopper.api.post(`/v1/invoices/${invoice.id}/pay`))).toBe('409 invoice_already_paid');
});
