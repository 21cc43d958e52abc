import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Invoices, refunds, and credits of everything arrive as events, and sweeps run every few seconds. */
const SETTLED_TIMEOUT_MS = 60_000;

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts(['A', 'B', 'C'].map((sku) => aProduct({ sku, list_unit_price: 100, stock_quantity: 20 })));
  shopper = await store.shopper(['--credit-limit', '100000', '--terms-days', '30', '--rails', 'CREDIT_TERMS,PREPAID']);
});

const orderOf = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
const invoicesOf = async (id: string) => (await orderOf(id)).invoices;
const stockOf = (sku: string) => store.cli<{ on_hand: number; reserved: number }>('stock', 'get', sku);
const becomes = (id: string, fields: object) => eventually(SETTLED_TIMEOUT_MS, async () => expect(await orderOf(id)).toMatchObject(fields));

/** An order on credit terms of two of each SKU, with its invoice. */
async function anInvoicedOrder(...skus: string[]) {
  const order = await anOrder(
    shopper,
    skus.map((sku) => ({ sku, quantity: 2 })),
    { payment_rail: 'CREDIT_TERMS' },
  );
  await eventually(SETTLED_TIMEOUT_MS, async () => expect(await invoicesOf(order.id)).toHaveLength(1));
  return order;
}

describe('goods that were paid back never ship', () => {
  test('a prepaid order that is refunded before it ships is canceled, and its stock released', async () => {
    const { reserved } = await stockOf('A');
    const cart = await pricedCart(shopper, [{ sku: 'A', quantity: 2 }]);
    const { data } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID' })).body;
    const id = data.order_id as string;
    await fetch(data.redirect_url as string, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
    await eventually(SETTLED_TIMEOUT_MS, async () => expect(await invoicesOf(id)).toMatchObject([{ status: 'PAID' }]));

    await store.cli('orders', 'refund', id, '--reason', 'discontinued');

    await becomes(id, { status: 'CANCELLED', payment_status: 'REFUNDED', lines: [{ cancelled_quantity: 2, credited_quantity: 2 }] });
    await expect(store.cli('orders', 'ship', id)).rejects.toThrow('order_not_shippable');
    expect((await stockOf('A')).reserved).toBe(reserved);
  });

  test('the rest of a partially shipped order is credited, released, and the order can be delivered', async () => {
    const { reserved } = await stockOf('B');
    const { id, number } = await anInvoicedOrder('A', 'B');
    await store.cli('orders', 'ship', number, '--lines', 'A=2');

    await store.cli('orders', 'refund', number, '--lines', 'B=2');

    expect(await orderOf(id)).toMatchObject({
      status: 'SHIPPED',
      lines: [
        { shipped_quantity: 2, cancelled_quantity: 0, credited_quantity: 0 },
        { shipped_quantity: 0, cancelled_quantity: 2, credited_quantity: 2 },
      ],
    });
    await expect(store.cli('orders', 'ship', number)).rejects.toThrow('nothing_to_ship');
    expect((await stockOf('B')).reserved).toBe(reserved);
    expect(await invoicesOf(id)).toMatchObject([{ amount_due: 230 }]);
    expect(await store.cli('orders', 'deliver', number)).toMatchObject({ status: 'DELIVERED' });
  });

  test('a credit of the whole amount cancels what has not shipped', async () => {
    const { id, number } = await anInvoicedOrder('B');
    await store.cli('orders', 'ship', number, '--lines', 'B=1');
    await store.cli('orders', 'refund', number, '--amount', '100');
    await store.cli('orders', 'refund', number, '--amount', '130');

    await becomes(id, {
      status: 'SHIPPED',
      payment_status: 'CREDITED',
      lines: [{ shipped_quantity: 1, cancelled_quantity: 1, credited_quantity: 1 }],
    });
    expect((await orderOf(id)).timeline.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['credited', 'partially_cancelled', 'shipped']),
    );
  });
});

describe('canceled lines', () => {
  test('are credited once per key, and the last ones cancel the order', async () => {
    const { id, number } = await anInvoicedOrder('A', 'B');
    const key = '0199aaaa-0000-7000-8000-000000000002';
    const cancel = (lines: string, ...args: string[]) =>
      store.cli('orders', 'cancel', number, '--lines', lines, '--reason', 'out of stock', ...args);
    await cancel('A=1', '--idempotency-key', key);
    await cancel('A=1', '--idempotency-key', key);

    expect(await invoicesOf(id)).toMatchObject([{ status: 'OPEN', amount_due: 345 }]);
    await expect(cancel('A=2')).rejects.toThrow('cancellation_too_large');
    await expect(cancel('A=0.5')).rejects.toThrow('must be a whole number of EA');
    await expect(store.cli('orders', 'refund', number, '--lines', 'A=0.5')).rejects.toThrow('must be a whole number of EA');
    await expect(store.cli('orders', 'ship', number, '--lines', 'A=0.5')).rejects.toThrow('must be a whole number of EA');
    await store.cli('orders', 'ship', number, '--lines', 'A=1');
    await expect(shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'late' })).resolves.toMatchObject({ status: 409 });
    expect(await cancel('B=2')).toMatchObject({ status: 'SHIPPED' });
    expect(await invoicesOf(id)).toMatchObject([{ amount_due: 115 }]);

    const whole = await anInvoicedOrder('C');
    await store.cli('orders', 'cancel', whole.number, '--lines', 'C=2', '--reason', 'out of stock');
    await becomes(whole.id, { status: 'CANCELLED', payment_status: 'UNPAID', cancellation: { reason: 'out of stock' } });
    await eventually(SETTLED_TIMEOUT_MS, async () => expect(await invoicesOf(whole.id)).toMatchObject([{ status: 'VOIDED' }]));
    expect(await stockOf('C')).toMatchObject({ on_hand: 20, reserved: 0 });
  });

  test('of an order that is canceled in two parts are all credited', async () => {
    const { id, number } = await anInvoicedOrder('C');
    for (const reason of ['damaged', 'out of stock']) await store.cli('orders', 'cancel', number, '--lines', 'C=1', '--reason', reason);

    await becomes(id, { status: 'CANCELLED', payment_status: 'CREDITED', lines: [{ cancelled_quantity: 2, credited_quantity: 2 }] });
    expect(await invoicesOf(id)).toMatchObject([{ settlement: 'CREDITED', amount_credited: 230, amount_due: 0 }]);
  });
});

test('goods whose amount was credited before are put back without money', async () => {
  const { number } = await anInvoicedOrder('C');
  await store.cli('orders', 'ship', number);
  await store.cli('orders', 'refund', number, '--amount', '200');
  await expect(store.cli('orders', 'restock', number, '--lines', 'C=3')).rejects.toThrow('return_too_large');

  expect(await store.cli('orders', 'restock', number, '--lines', 'C=2')).toMatchObject({
    lines: [{ shipped_quantity: 2, credited_quantity: 0, returned_quantity: 2 }],
  });
  expect(await stockOf('C')).toMatchObject({ on_hand: 20, reserved: 0 });
});
