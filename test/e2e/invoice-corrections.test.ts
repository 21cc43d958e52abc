import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Longer than an event or a sweep takes on a busy machine. */
const TIMEOUT_MS = 30_000;

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 100 })]);
  shopper = await store.shopper(['--credit-limit', '5000']);
});

const reasonOf = ({ status, body }: ApiResponse) => `${status} ${body.error?.reason}`;
const invoiceOf = async (id: string) => (await shopper.api.get(`/v1/invoices/${id}`)).body.data;
const choose = (url: string, outcome: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

interface Row {
  readonly id: string;
  readonly number: string;
}

/** An order of one bolt, 115.00 with GCT, whose invoice has been issued. */
async function anInvoicedOrder(rail: string, by = shopper) {
  const { id } = await anOrder(by, [{ sku: 'BOLT', quantity: 1 }], { payment_rail: rail });
  return await eventually(TIMEOUT_MS, async () => ({ id, invoice: await firstInvoice(id, by) }));
}

async function firstInvoice(orderId: string, by = shopper): Promise<Row> {
  const [invoice] = (await by.api.get(`/v1/orders/${orderId}`)).body.data.invoices ?? [];
  if (invoice === undefined) throw new Error('the invoice is not issued yet');
  return invoice;
}

describe('an invoice with a wrong buyer', () => {
  test('is not voided alone, and is reissued once with the buyer of today', async () => {
    const { id, invoice } = await anInvoicedOrder('CREDIT_TERMS');
    await expect(store.cli('invoices', 'void', invoice.number)).rejects.toThrow('order_still_open');
    await store.cli('customers', 'update', shopper.email, '--company', 'Garage Ltd');

    const successor = await store.cli<Row>('invoices', 'void', invoice.number, '--reissue');

    expect(await store.cli('invoices', 'void', invoice.number, '--reissue')).toMatchObject({ id: successor.id });
    expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'VOIDED', amount_due: 0, replaced_by: successor.id, replaces: null });
    expect(await invoiceOf(successor.id)).toMatchObject({
      status: 'OPEN',
      amount_due: 115,
      replaces: invoice.id,
      buyer: { company_name: 'Garage Ltd' },
    });
    expect(await firstInvoice(id)).toMatchObject({ id: successor.id, replaces: invoice.id });
    expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 115 });
  });
});

describe('a payment that was taken back', () => {
  test('because a check bounced opens its invoice again, without a credit note', async () => {
    const { invoice } = await anInvoicedOrder('CASH_ON_DELIVERY');
    await store.cli('invoices', 'record-payment', invoice.number, '--amount', '115', '--date', '2026-01-04', '--reference', 'CHECK 1');
    const { payments } = await store.cli<{ payments: Row[] }>('invoices', 'get', invoice.number);
    const reversal = ['--payment', payments[0]?.id ?? '', '--reason', 'BOUNCED', '--date', '2026-01-05', '--reference', 'RETURN 1'];

    const first = await store.cli('invoices', 'reverse-payment', invoice.number, ...reversal);

    expect(first).toMatchObject({ status: 'OPEN', amount_paid: 0, amount_due: 115 });
    expect(await store.cli('invoices', 'reverse-payment', invoice.number, ...reversal)).toEqual(first);
    expect(await invoiceOf(invoice.id)).toMatchObject({
      amount_due: 115,
      credit_notes: [],
      payments: [{ amount: 115, status: 'REVERSED', reversed_amount: 115, reversal_reason: 'BOUNCED', reversed_on: '2026-01-05' }],
    });
  });

  test('by a dispute that the store loses opens its invoice again, and the session stays paid', async () => {
    const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    const { order_id: id, redirect_url: page } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID' })).body.data;
    await choose(page, 'pay');
    const { id: invoiceId } = await eventually(TIMEOUT_MS, () => firstInvoice(id));
    const { session_id } = (await shopper.api.get(`/v1/checkout/${id}/payment-status`)).body.data;
    const dispute = (status: string) => store.server.post('/v1/sandbox/disputes', { session_id, status, amount: 20 });

    expect((await dispute('OPEN')).body.data).toMatchObject({ session_id, status: 'OPEN', amount: 20 });
    expect((await dispute('LOST')).status).toBe(200);
    expect(await dispute('WON')).toMatchObject({ status: 409, body: { error: { reason: 'dispute_closed' } } });

    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'OPEN', amount_paid: 95, amount_due: 20, credit_notes: [] });
    expect((await shopper.api.get(`/v1/checkout/${id}/payment-status`)).body.data).toMatchObject({ status: 'PAID' });
    await eventually(TIMEOUT_MS, async () => {
      const { timeline } = (await shopper.api.get(`/v1/orders/${id}`)).body.data;
      const events = timeline.map(({ event }: { event: string }) => event);
      expect(events).toEqual(expect.arrayContaining(['dispute_opened', 'dispute_lost', 'payment_reversed']));
    });
  });

  test('of a canceled order, after it was refunded, leaves its invoice open and shown', async () => {
    const { id, invoice } = await anInvoicedOrder('CASH_ON_DELIVERY');
    await store.cli('invoices', 'record-payment', invoice.number, '--amount', '115');
    await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'ordered twice' });
    await eventually(TIMEOUT_MS, async () => expect(await invoiceOf(invoice.id)).toMatchObject({ amount_credited: 115 }));
    await store.cli('orders', 'refund', id, '--by-hand', '--reference', 'TILL 4');
    const { payments } = await store.cli<{ payments: Row[] }>('invoices', 'get', invoice.number);
    await store.cli('invoices', 'reverse-payment', invoice.number, '--payment', payments[0]?.id ?? '', '--reason', 'BOUNCED');

    const reversed = { id: payments[0]?.id, amount: 115, status: 'REVERSED', reversed_amount: 115, reversal_reason: 'BOUNCED' };
    expect(await store.cli('orders', 'get', id)).toMatchObject({ payments: [reversed] });
    await eventually(TIMEOUT_MS, async () =>
      expect((await shopper.api.get(`/v1/orders/${id}`)).body).toMatchObject({
        data: { status: 'CANCELLED', invoices: [{ status: 'OPEN', amount_due: 115, amount_credited: 115 }] },
        errors: [],
      }),
    );
  });
});

test('the sandbox refuses an amount that the live gateway cannot charge, at checkout and for an invoice', async () => {
  const dinars = await aStore({ create: ['--currency', 'KWD', '--gct-rate', '0', '--online-payments'] });
  await dinars.importProducts([aProduct({ sku: 'FILS', list_unit_price: 5.124 }), aProduct({ sku: 'DEAR', list_unit_price: 100_000 })]);
  const buyer = await dinars.shopper();
  const prepay = async (sku: string) => checkOut(buyer, await pricedCart(buyer, [{ sku, quantity: 1 }]), { payment_rail: 'PREPAID' });

  for (const sku of ['FILS', 'DEAR']) expect(reasonOf(await prepay(sku))).toBe('409 payment_amount_not_supported');
  const { id } = await anOrder(buyer, [{ sku: 'FILS', quantity: 1 }], { payment_rail: 'CASH_ON_DELIVERY' });
  const { id: invoiceId } = await eventually(TIMEOUT_MS, () => firstInvoice(id, buyer));
  expect(reasonOf(await buyer.api.post(`/v1/invoices/${invoiceId}/pay`))).toBe('409 payment_amount_not_supported');
});
