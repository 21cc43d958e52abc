import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Refunds reach their gateway by a sweep, and orders by an event. */
const SETTLED_MS = 30_000;

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([
    aProduct({ sku: 'A', list_unit_price: 100 }),
    aProduct({ sku: 'B', list_unit_price: 100 }),
    aProduct({ sku: 'Z', list_unit_price: 100, effective_gct_rate: 0 }),
    aProduct({ sku: 'FREE', list_unit_price: 0 }),
  ]);
  await store.cli('shipping', 'set', 'VAN', '--label', 'Van', '--kind', 'OWN_FLEET', '--amount', '100');
  shopper = await store.shopper(['--credit-limit', '1000', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID']);
});

const orderOf = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
const eventsOf = async (id: string) => (await orderOf(id)).timeline.map(({ event }: { event: string }) => event);

/** Waits until the invoice of an order has these fields, and returns its details. */
async function invoiceWith(orderId: string, fields: Readonly<Record<string, unknown>>) {
  const id = await eventually(SETTLED_MS, async (): Promise<string> => {
    const [row] = (await orderOf(orderId)).invoices;
    expect(row).toMatchObject(fields);
    return row.id;
  });
  return (await shopper.api.get(`/v1/invoices/${id}`)).body.data;
}

/** A prepaid order that is paid on the sandbox page. */
async function aPaidOrder(sku: string, body: Record<string, unknown> = {}): Promise<string> {
  const cart = await pricedCart(shopper, [{ sku, quantity: 1 }]);
  const { data } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID', ...body })).body;
  await fetch(data.redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
  await invoiceWith(data.order_id, { settlement: 'PAID', amount_due: 0 });
  return data.order_id;
}

test('shipping is refunded with exactly its tax, and the rest afterward', async () => {
  const id = await aPaidOrder('Z', { shipping_option_code: 'VAN' });

  expect(await store.cli('orders', 'refund', id, '--shipping')).toMatchObject({ total: 115, refunds: [{ amount: 115 }] });

  const invoice = await invoiceWith(id, { settlement: 'PARTIALLY_REFUNDED', amount_credited: 115, amount_refunded: 115, amount_due: 0 });
  expect(invoice.credit_notes).toMatchObject([
    { net_amount: 100, gct_amount: 15, shipping_amount: 100, shipping_gct_amount: 15, tax_breakdown: [{ rate: 0.15, gct_amount: 15 }] },
  ]);
  await expect(store.cli('orders', 'refund', id, '--shipping')).rejects.toThrow('nothing_to_refund');
  await store.cli('orders', 'refund', id);
  expect((await invoiceWith(id, { settlement: 'REFUNDED', amount_credited: 215 })).credit_notes[1]).toMatchObject({
    total: 100,
    gct_amount: 0,
  });
});

test('lines, shipping, and an amount are credited together, each with its tax', async () => {
  const lines = ['A', 'Z'].map((sku) => ({ sku, quantity: 1 }));
  const { id } = await anOrder(shopper, lines, { shipping_option_code: 'VAN' });
  await invoiceWith(id, { settlement: 'UNPAID', amount_due: 330 });
  await store.cli('orders', 'ship', id);

  await store.cli('orders', 'refund', id, '--lines', 'Z=1', '--shipping', '--amount', '11.5');

  const invoice = await invoiceWith(id, { settlement: 'UNPAID', amount_credited: 226.5, amount_due: 103.5 });
  expect(invoice.credit_notes).toMatchObject([{ lines: [{ sku: 'Z', gct_amount: 0 }], shipping_gct_amount: 15, gct_amount: 16.5 }]);
});

test('an unpaid invoice on credit terms that is credited by lines is CREDITED, not paid', async () => {
  const { id } = await anOrder(shopper, [{ sku: 'A', quantity: 1 }], { payment_rail: 'CREDIT_TERMS' });
  const { number } = await invoiceWith(id, { settlement: 'UNPAID' });
  await store.cli('orders', 'ship', id);

  await store.cli('orders', 'refund', id, '--lines', 'A=1');

  await invoiceWith(id, {
    status: 'PAID',
    settlement: 'CREDITED',
    amount_paid: 0,
    amount_credited: 115,
    amount_refunded: 0,
    amount_due: 0,
  });
  await eventually(SETTLED_MS, async () => expect(await orderOf(id)).toMatchObject({ payment_status: 'CREDITED' }));
  expect(await store.cli('invoices', 'get', number)).toMatchObject({ settlement: 'CREDITED', amount_credited: 115 });
  expect((await shopper.api.get('/v1/me/credit-status')).body.data).toMatchObject({ balance: 0 });
});

test('the timeline has each payment of an invoice, and its credit is not one', async () => {
  const { id } = await anOrder(shopper, [{ sku: 'A', quantity: 1 }], { payment_rail: 'CREDIT_TERMS' });
  const { number } = await invoiceWith(id, { settlement: 'UNPAID' });
  for (const amount of ['15', '10']) await store.cli('invoices', 'record-payment', number, '--amount', amount);
  await store.cli('orders', 'ship', id);

  await store.cli('orders', 'refund', id, '--amount', '90');

  await invoiceWith(id, { settlement: 'PAID', amount_paid: 25, amount_credited: 90, amount_due: 0 });
  await eventually(SETTLED_MS, async () =>
    expect(await eventsOf(id)).toEqual(['placed', 'confirmed', 'payment_received', 'payment_received', 'shipped', 'credited']),
  );
});

test('a paid order that is canceled shows its credit note, with the reason, and its refund', async () => {
  const id = await aPaidOrder('B');

  await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'Ordered twice' });

  const invoice = await invoiceWith(id, {
    settlement: 'REFUNDED',
    amount_paid: 115,
    amount_credited: 115,
    amount_refunded: 115,
    amount_due: 0,
  });
  expect(invoice.credit_notes).toMatchObject([{ total: 115, reason: 'Ordered twice' }]);
  expect(await store.cli('invoices', 'list', '--order', invoice.order_number)).toMatchObject([
    { settlement: 'REFUNDED', amount_refunded: 115 },
  ]);
});

test('canceling a free order voids its invoice', async () => {
  const { id } = await anOrder(shopper, [{ sku: 'FREE', quantity: 1 }]);
  await invoiceWith(id, { status: 'PAID', settlement: 'PAID', total: 0 });
  await eventually(SETTLED_MS, async () => expect(await orderOf(id)).toMatchObject({ payment_status: 'PAID' }));
  expect(await eventsOf(id)).toEqual(['placed', 'confirmed']);

  await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'Ordered twice' });

  await invoiceWith(id, { status: 'VOIDED', settlement: 'VOIDED' });
});

test('a statement shows what is owed as JSON, CSV, and PDF, to the customer and to the store, and to no one else', async () => {
  const buyer = await store.shopper(['--rails', 'CASH_ON_DELIVERY']);
  const { id } = await anOrder(buyer, [{ sku: 'A', quantity: 1 }]);
  const number = await eventually(SETTLED_MS, async (): Promise<string> => {
    const [row] = (await buyer.api.get(`/v1/orders/${id}`)).body.data.invoices;
    expect(row).toMatchObject({ total: 115 });
    return row.number;
  });
  await store.cli('invoices', 'record-payment', number, '--amount', '15', '--date', '2026-01-05', '--reference', '=cheque');

  const { status, body } = await buyer.api.get('/v1/me/statement');

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    opening_balance: 0,
    entries: [
      { type: 'INVOICE', number, debit: 115, credit: null, balance: 115 },
      { type: 'PAYMENT', reference: '=cheque', debit: null, credit: 15, balance: 100 },
    ],
    closing_balance: 100,
    unapplied_credit: 0,
    aging: { current: 100, days_1_30: 0 },
  });
  const csv = await buyer.api.get('/v1/me/statement?format=csv');
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const lines = csv.text.split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[3]).toContain(`"'=cheque"`);
  const pdf = await buyer.api.get('/v1/me/statement?format=pdf');
  expect(pdf.headers.get('content-disposition')).toMatch(/statement-.*\.pdf/);
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  expect(await store.cli('customers', 'statement', buyer.customerId)).toMatchObject({ closing_balance: 100 });
  expect((await shopper.api.get('/v1/me/statement')).body.data.entries.map((entry: { number: string }) => entry.number)).not.toContain(
    number,
  );
  for (const query of ['from=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'from=2019-01-01', 'format=xml', 'to=tomorrow']) {
    expect(await buyer.api.get(`/v1/me/statement?${query}`)).toMatchObject({ status: 422 });
  }
});

test('a payment on account pays what is due first, its rest pays another invoice, and what is left is paid out', async () => {
  const buyer = await store.shopper(['--rails', 'CASH_ON_DELIVERY']);
  const invoiceOf = async (orderId: string): Promise<string> =>
    eventually(SETTLED_MS, async (): Promise<string> => {
      const [row] = (await buyer.api.get(`/v1/orders/${orderId}`)).body.data.invoices;
      expect(row).toMatchObject({ total: 115 });
      return row.id;
    });
  const first = await invoiceOf((await anOrder(buyer, [{ sku: 'A', quantity: 1 }])).id);

  expect(await store.cli('customers', 'record-payment', buyer.customerId, '--amount', '300', '--reference', 'bank-1')).toMatchObject({
    allocations: [{ amount: 115 }],
    unapplied_credit: 185,
  });
  const second = await invoiceOf((await anOrder(buyer, [{ sku: 'B', quantity: 1 }])).id);
  const applied = await buyer.api.post(`/v1/invoices/${second}/apply-credit`, {});

  expect(applied).toMatchObject({ status: 200, body: { data: { settlement: 'PAID', amount_due: 0 } } });
  expect(await buyer.api.post(`/v1/invoices/${first}/apply-credit`, {})).toMatchObject({
    status: 409,
    body: { error: { reason: 'invoice_already_paid' } },
  });
  expect(await store.cli('customers', 'refund-credit', buyer.customerId, '--amount', '70', '--reference', 'out-1')).toMatchObject({
    unapplied_credit: 0,
  });
  const { data } = (await buyer.api.get('/v1/me/statement')).body;
  expect(data.entries.map(({ type, balance }: { type: string; balance: number }) => [type, balance])).toEqual([
    ['INVOICE', 115],
    ['PAYMENT', -185],
    ['INVOICE', -70],
    ['REFUND', 0],
  ]);
  expect(data).toMatchObject({ closing_balance: 0, unapplied_credit: 0 });
});
