import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import { adminClient, type Api, type ApiResponse, IN_A_BURST } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aToken } from '../support/operator/a-token.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Invoices and settlements arrive as events. */
const SETTLED_MS = 60_000;

let store: TestStore;
let shopper: Shopper;
let api: Api;
let S: string;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15'] });
  await store.importProducts(['A', 'B'].map((sku) => aProduct({ sku, list_unit_price: 100, stock_quantity: 500 })));
  shopper = await store.shopper(['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS,CASH_ON_DELIVERY']);
  api = adminClient(systemUnderTest().adminUrl, (await aToken(OPERATOR_SCOPES, store.tenantId)).token);
  S = `/admin/v1/stores/${store.tenantId}/sandbox`;
});

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const REUSED = [422, 'idempotency_key_reused'];
const read = async (path: string) => (await api.get(`${S}${path}`)).body.data;
const rowsOf = async (path: string) => (await api.get(`${S}${path}`)).body.data;
const entriesOf = async (id: string) =>
  (await runCli<{ object_id: string }[]>(store.env, 'audit', 'list', '--tenant', store.tenantId)).filter(
    ({ object_id: object }) => object === id,
  );
const becomes = (path: string, fields: object) => eventually(SETTLED_MS, async () => expect(await read(path)).toMatchObject(fields));

/** An order on account of two A and two B, 460 with tax, and its invoice. */
async function anInvoicedOrder() {
  const lines = ['A', 'B'].map((sku) => ({ sku, quantity: 2 }));
  const order = await anOrder(shopper, lines, { payment_rail: 'CREDIT_TERMS', purchase_order_number: `PO-${randomUUID().slice(0, 8)}` });
  const invoice = await eventually(SETTLED_MS, async () => {
    const [row] = await rowsOf(`/invoices?order_id=${order.id}`);
    expect(row).toBeDefined();
    return row as { id: string; number: string; purchase_order_number: string };
  });
  await becomes(`/orders/${order.id}`, { payment_status: 'ON_ACCOUNT' });
  return { ...order, invoice };
}

const pay = (amount: unknown, reference: string, allocations?: object[]) =>
  api.post(`${S}/payments`, { customer_id: shopper.customerId, amount, reference, ...(allocations && { allocations }) });

async function aPaidOrder() {
  const order = await anInvoicedOrder();
  const reference = `BANK-${order.number}`;
  const { body } = await pay(460, reference, [{ invoice: order.invoice.number, amount: '460.00' }]);
  await becomes(`/orders/${order.id}`, { payment_status: 'PAID' });
  return { ...order, payment: body.data as { id: string; reference: string } };
}

describe('refunds', () => {
  test('show exact amounts first, which write nothing, and then move exactly these, once per key', async () => {
    const { id, number } = await aPaidOrder();
    const path = `${S}/orders/${number}/refunds`;
    const body = { lines: [{ sku: 'A', quantity: '1' }], method: 'CREDIT', reason: 'Scratched' };
    const before = await read(`/orders/${id}`);

    const preview = await api.post(`${path}?dry_run=true`, body);

    expect(preview.body.data).toMatchObject({
      total: 115,
      credit_note: { id: null, number: null, net_amount: 100, gct_amount: 15, total: 115, due_reduction: 0 },
      refunds: [{ id: null, amount: 115, method: 'CREDIT', status: 'SUCCEEDED' }],
      order: { version: before.version },
    });
    expect(await read(`/orders/${id}`)).toEqual(before);
    expect(outcomeOf(await api.post(path, body))).toEqual([422, 'idempotency_key_required']);
    expect(outcomeOf(await api.post(path, { ...body, expected_total: 114.99 }, keyed()))).toEqual([409, 'amount_changed']);
    expect(await read(`/orders/${id}`)).toMatchObject({ lines: before.lines });

    const key = keyed();
    const versioned = { ...key, 'if-match': `"${(await read(`/orders/${id}`)).version}"` };
    const refunded = await api.post(path, { ...body, expected_total: '115.00' }, versioned);
    const repeated = await api.post(path, { ...body, expected_total: '115.00' }, versioned);

    expect(refunded.body.data).toMatchObject({
      total: 115,
      credit_note: { total: 115, number: expect.stringContaining('CN-') },
      order: { id },
    });
    expect([repeated.body, repeated.headers.get('idempotent-replayed')]).toEqual([refunded.body, 'true']);
    expect(outcomeOf(await api.post(path, { ...body, lines: [{ sku: 'A', quantity: 2 }] }, key))).toEqual(REUSED);
    expect(await entriesOf(id)).toMatchObject([{ action: 'CorrectOrder', details: { expectedTotal: '115' } }]);
    const { id: noteId, number: note } = refunded.body.data.credit_note;
    expect(await read(`/credit-notes/${note}`)).toMatchObject({
      id: noteId,
      total: 115,
      refunds: [{ amount: 115, credit_note_id: noteId }],
    });
    expect(await read(`/refunds/${refunded.body.data.refunds[0].id}`)).toMatchObject({ amount: 115, status: 'SUCCEEDED' });
    expect((await fetch(`${systemUnderTest().adminUrl}${S}/credit-notes/${note}/pdf`)).status).toBe(401);
    const pdf = await api.get(`${S}/credit-notes/${note}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  });

  test('of 40 at once with one version, one is made, and never more than was paid', async () => {
    const { id } = await aPaidOrder();
    const { version } = await read(`/orders/${id}`);
    const post = () =>
      api.post(`${S}/orders/${id}/refunds`, { amount: 400, method: 'CREDIT' }, { ...keyed(), 'if-match': `"${version}"`, ...IN_A_BURST });

    const outcomes = (await Promise.all(Array.from({ length: 40 }, post))).map(outcomeOf);

    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(([status]) => status === 412)).toHaveLength(39);
    await becomes(`/orders/${id}`, { payment_status: 'PARTIALLY_REFUNDED' });
    const again = await api.post(`${S}/orders/${id}/refunds`, { amount: 60.01, method: 'CREDIT' }, keyed());
    expect(outcomeOf(again)).toEqual([409, 'refund_too_large']);
  });

  test('of 40 at once with 40 keys and no version, repeated until each has an outcome, are as many as were paid', async () => {
    const { id } = await aPaidOrder();
    const refund = async (key: string) => {
      const send = () => api.post(`${S}/orders/${id}/refunds`, { amount: 20, method: 'CREDIT' }, { ...keyed(key), ...IN_A_BURST });
      return outcomeOf(await retryUntilFinal(send));
    };

    const outcomes = await Promise.all(Array.from({ length: 40 }, () => refund(randomUUID())));

    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(23);
    expect(outcomes.filter(([, reason]) => reason === 'order_already_refunded')).toHaveLength(17);
    const refunds = await rowsOf(`/refunds?limit=200&customer_id=${shopper.customerId}`);
    const amounts = refunds
      .filter(({ order_id: order }: { order_id: string }) => order === id)
      .map(({ amount }: { amount: number }) => amount);
    expect(seen('refunds', amounts as number[]).reduce((sum, amount) => sum + amount, 0)).toBe(460);
  });

  test('put shipped goods back into stock, with or without money', async () => {
    const { id } = await aPaidOrder();
    await api.post(`${S}/orders/${id}/shipments`, {}, keyed());
    const { on_hand: before } = await read('/stock/B');

    const key = keyed();
    const put = await api.post(`${S}/orders/${id}/restocks`, { lines: [{ sku: 'B', quantity: 1 }] }, key);
    expect(outcomeOf(await api.post(`${S}/orders/${id}/restocks`, { lines: [{ sku: 'A', quantity: 1 }] }, key))).toEqual(REUSED);
    await api.post(`${S}/orders/${id}/refunds`, { lines: [{ sku: 'B', quantity: 1 }], restock: true, method: 'CREDIT' }, keyed());

    expect(put.body.data).toMatchObject({ id, lines: [{ returned_quantity: 0 }, { returned_quantity: 1 }] });
    expect((await read('/stock/B')).on_hand).toBe(before + 2);
    expect((await api.post(`${S}/orders/${id}/deliver`)).body.data).toMatchObject({
      status: 'DELIVERED',
      allowed_actions: ['refund', 'restock'],
    });
    expect(outcomeOf(await api.post(`${S}/orders/${id}/deliver`))).toEqual([409, 'order_not_deliverable']);
  });
});

describe('cancellations', () => {
  test('of lines credit their amounts, with the stock released', async () => {
    const { id } = await anInvoicedOrder();
    const path = `${S}/orders/${id}/cancellations`;
    const body = { reason: 'Out of stock', lines: [{ sku: 'B', quantity: 1 }] };

    const preview = await api.post(`${path}?dry_run=true`, body);
    const cancelled = await api.post(path, { ...body, expected_total: preview.body.data.total }, keyed());

    expect(preview.body.data).toMatchObject({ total: 115, credit_note: { id: null, due_reduction: 115 }, refunds: [] });
    expect(cancelled.body.data).toMatchObject({ total: 115, credit_note: { due_reduction: 115 }, order: { status: 'CONFIRMED' } });
    expect(cancelled.body.data.order.lines).toMatchObject([{ cancelled_quantity: 0 }, { cancelled_quantity: 1 }]);
    expect(outcomeOf(await api.post(path, { reason: 'x', lines: [{ sku: 'B', quantity: 2 }] }, keyed()))).toEqual([
      409,
      'cancellation_too_large',
    ]);
  });

  test.each([
    ['without lines', undefined],
    [
      'with all lines',
      [
        { sku: 'A', quantity: 2 },
        { sku: 'B', quantity: 2 },
      ],
    ],
  ])('of a whole order, %s, void its unpaid invoice', async (_how, lines) => {
    const { id, invoice } = await anInvoicedOrder();
    const path = `${S}/orders/${id}/cancellations`;
    const body = { reason: 'Duplicate', ...(lines && { lines }) };
    const { version } = await read(`/orders/${id}`);

    const preview = await api.post(`${path}?dry_run=true`, body);
    expect(preview.body.data).toMatchObject({ total: 460, credit_note: null, refunds: [], order: { status: 'CONFIRMED', version } });
    expect(await read(`/invoices/${invoice.number}`)).toMatchObject({ status: 'OPEN' });
    expect(outcomeOf(await api.post(path, { ...body, expected_total: 1 }, keyed()))).toEqual([409, 'amount_changed']);
    expect(outcomeOf(await api.post(path, body, { ...keyed(), 'if-match': '"stale"' }))).toEqual([412, 'version_mismatch']);

    const key = { ...keyed(), 'if-match': `"${version}"` };
    const cancelled = await api.post(path, { ...body, expected_total: 460 }, key);
    expect(cancelled.body.data).toMatchObject({ total: 460, order: { status: 'CANCELLED', allowed_actions: [] } });
    expect((await api.post(path, { ...body, expected_total: 460 }, key)).body).toEqual(cancelled.body);
    expect(outcomeOf(await api.post(path, { ...body, reason: 'Other' }, key))).toEqual(REUSED);
    await becomes(`/invoices/${invoice.number}`, { status: 'VOIDED', allowed_actions: [] });
  });

  test('of a paid order show the refund', async () => {
    const { id } = await aPaidOrder();

    const preview = await api.post(`${S}/orders/${id}/cancellations?dry_run=true`, { reason: 'Duplicate' });

    expect(preview.body.data).toMatchObject({
      total: 460,
      credit_note: { id: null, total: 460 },
      refunds: [{ id: null, amount: 460, method: 'BY_HAND', status: 'PENDING', credit_note_id: null }],
    });
    expect(await read(`/orders/${id}`)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' });
  });
});

test('a batch ships each order for itself, once per key', async () => {
  const [first, second] = [await anOrder(shopper, [{ sku: 'A', quantity: 1 }]), await anOrder(shopper, [{ sku: 'A', quantity: 1 }])];
  const rows = [
    { order: first.id, carrier: 'DHL' },
    { order: 'SO-0' },
    { order: second.number },
    { order: first.number },
    { order: first.id.toUpperCase() },
  ];
  const key = keyed();

  const batch = await api.post(`${S}/shipments/batch`, { shipments: rows }, key);
  const repeated = await api.post(`${S}/shipments/batch`, { shipments: rows }, key);

  expect(batch.body.data).toMatchObject([
    { id: first.id, status: 'SHIPPED', shipments: [{ carrier: 'DHL' }] },
    { id: second.id, status: 'SHIPPED' },
  ]);
  expect(batch.body.rejected.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
    [1, 'not_found'],
    [3, 'duplicate_order'],
    [4, 'duplicate_order'],
  ]);
  expect(repeated.body).toEqual(batch.body);
  expect((await read(`/orders/${first.id}`)).shipments).toHaveLength(1);
  const other = await api.post(`${S}/shipments/batch`, { shipments: [{ order: first.id, carrier: 'UPS' }] }, key);
  expect(other.body).toMatchObject({ data: [], rejected: [{ index: 0, code: 'idempotency_key_reused' }] });
});

describe('invoices', () => {
  test('are found by their numbers, their customer, and their filters, each once over all pages', async () => {
    const { invoice } = await anInvoicedOrder();
    await anInvoicedOrder();
    const numbers = async (query: string) => (await rowsOf(`/invoices?${query}`)).map((row: { number: string }) => row.number);

    expect(await numbers(`q=${invoice.number.toLowerCase()}`)).toEqual([invoice.number]);
    expect(await numbers(`q=${invoice.purchase_order_number.slice(0, -1)}`)).toEqual([invoice.number]);
    expect(await numbers(`q=${shopper.email.toUpperCase()}&limit=200`)).toContain(invoice.number);
    expect(await numbers('q=%25')).toEqual([]);
    expect(await numbers(`status=PAID&q=${invoice.number}`)).toEqual([]);
    const today = (await read(`/invoices/${invoice.id}`)).issued_on;
    expect(await numbers(`issued_from=${today}&issued_to=${today}&q=${invoice.number}`)).toEqual([invoice.number]);
    expect(await numbers(`issued_to=2020-01-01`)).toEqual([]);
    expect(await numbers(`settlement=UNPAID&overdue=false&customer_id=${shopper.customerId}&q=${invoice.number}`)).toEqual([
      invoice.number,
    ]);
    const orders = await rowsOf(`/orders?q=${invoice.purchase_order_number.toLowerCase()}`);
    expect(orders).toMatchObject([{ purchase_order_number: invoice.purchase_order_number, customer: { email: shopper.email } }]);

    const pages: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: ApiResponse = await api.get(
        `${S}/invoices?limit=1&customer_id=${shopper.customerId}${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      pages.push(...page.body.data.map(({ number }: { number: string }) => number));
      cursor = page.body.next_cursor;
    }
    expect(pages).toEqual(await numbers(`limit=200&customer_id=${shopper.customerId}`));
    expect(new Set(pages).size).toBe(pages.length);
  });

  test('stream all rows as CSV, with formulas disarmed', async () => {
    const other = await store.shopper(['--name', '=SUM(A1)']);
    await anOrder(other, [{ sku: 'A', quantity: 1 }]);
    const ofShopper = `customer_id=${shopper.customerId}`;
    const all = await rowsOf(`/invoices?limit=200&${ofShopper}`);
    const csv = await api.get(`${S}/invoices?format=csv&limit=1&${ofShopper}`);
    const [head, ...lines] = csv.text.trimEnd().split('\r\n');

    expect([csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="invoices.csv"',
    ]);
    expect(head?.split(',').slice(0, 3)).toEqual(['id', 'number', 'status']);
    expect(lines.map((line) => line.split(',')[1])).toEqual(all.map((row: { number: string }) => row.number));
    expect((await api.get(`${S}/orders?format=csv&customer_id=${randomUUID()}`)).text.split('\r\n')).toHaveLength(2);
    expect((await api.get(`${S}/orders?format=csv&customer_id=${other.customerId}`)).text).toContain(`"'=SUM(A1)"`);
    expect((await api.get(`${S}/payments?format=csv`)).text).toContain('customer.email');
  });

  test('are reissued with their version, and their payments move along', async () => {
    const { invoice, payment } = await aPaidOrder();
    const detail = await api.get(`${S}/invoices/${invoice.number}`);
    const { version } = detail.body.data;

    expect(detail.headers.get('etag')).toBe(`"${version}"`);
    expect(detail.body.data).toMatchObject({ customer_id: shopper.customerId, allowed_actions: ['reverse_payment', 'reissue'] });
    const path = `${S}/invoices/${invoice.id}/void`;
    expect(outcomeOf(await api.post(path, { reissue: true }, { 'if-match': '"stale"' }))).toEqual([412, 'version_mismatch']);
    const voided = await api.post(path, { reissue: true }, { 'if-match': `"${version}"` });
    const again = await api.post(path, { reissue: true });

    expect(voided.body.data).toMatchObject({ id: invoice.id, status: 'VOIDED', allowed_actions: [] });
    expect(again.body).toEqual(voided.body);
    expect(await read(`/invoices/${voided.body.data.replaced_by}`)).toMatchObject({
      status: 'PAID',
      replaces: invoice.id,
      amount_paid: 460,
    });
    expect(
      (await rowsOf(`/payments?customer_id=${shopper.customerId}&limit=200`)).find(({ id }: { id: string }) => id === payment.id),
    ).toMatchObject({
      allocations: [{ invoice_id: voided.body.data.replaced_by, amount: 460 }],
    });
    expect(outcomeOf(await api.post(path))).toEqual([409, 'invoice_voided']);
    const pdf = await api.get(`${S}/invoices/${invoice.number}/pdf`);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('payments', () => {
  test('are recorded once per reference, and reversed once per key', async () => {
    const { invoice } = await anInvoicedOrder();
    const reference = `BANK-${invoice.number}`;
    const allocations = [{ invoice: invoice.id, amount: 100 }];

    const recorded = await pay('100.00', reference, allocations);
    const repeated = await pay(100, reference, allocations);
    const other = await pay(101, reference);
    const excess = await pay(1000, `${reference}-2`, [{ invoice: invoice.number, amount: 999 }]);

    expect(recorded).toMatchObject({ status: 201, body: { data: { amount: 100, reference, status: 'RECEIVED', source: 'recorded' } } });
    expect(recorded.body.data.allocations).toEqual([{ invoice_id: invoice.id, number: invoice.number, amount: 100, reversed_amount: 0 }]);
    expect([repeated.body, outcomeOf(other), excess.status]).toEqual([recorded.body, [409, 'payment_reference_used'], 422]);
    expect(outcomeOf(await api.post(`${S}/payments`, { customer_id: shopper.customerId, amount: 1 }))).toEqual([422, 'validation_error']);

    const path = `${S}/payments/${recorded.body.data.id}/reversal`;
    const key = keyed();
    expect(outcomeOf(await api.post(path, { reason: 'BOUNCED' }))).toEqual([422, 'idempotency_key_required']);
    const reversed = await api.post(path, { reason: 'BOUNCED' }, key);
    const replayed = await api.post(path, { reason: 'BOUNCED' }, key);
    expect(reversed.body.data).toMatchObject({ status: 'REVERSED', reversed_amount: 100, allocations: [{ reversed_amount: 100 }] });
    expect([replayed.body, replayed.headers.get('idempotent-replayed')]).toEqual([reversed.body, 'true']);
    expect(outcomeOf(await api.post(path, { reason: 'ERROR' }, key))).toEqual(REUSED);
    expect(outcomeOf(await api.post(path, { reason: 'BOUNCED' }, keyed()))).toEqual([409, 'payment_already_reversed']);
    expect(await read(`/invoices/${invoice.id}`)).toMatchObject({ amount_due: 460, status: 'OPEN' });
    expect(await entriesOf(recorded.body.data.id)).toMatchObject([
      { action: expect.stringMatching(/ReversePayment$/), before: { reversed_amount: 0 }, after: { reversed_amount: 100 } },
    ]);
  });

  test('leave credit, which is applied once per key, and paid out once per reference', async () => {
    const payer = await store.shopper(['--credit-limit', '100000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    const { id } = await anOrder(payer, [{ sku: 'A', quantity: 1 }], { payment_rail: 'CREDIT_TERMS' });
    const invoice = await eventually(SETTLED_MS, async () => {
      const [row] = await rowsOf(`/invoices?order_id=${id}`);
      expect(row).toBeDefined();
      return row;
    });
    await api.post(`${S}/payments`, {
      customer_id: payer.customerId,
      amount: 300,
      reference: 'BANK-300',
      allocations: [{ invoice: invoice.id, amount: 15 }],
    });
    const { allowed_actions: actions, version } = await read(`/invoices/${invoice.id}`);
    const path = `${S}/invoices/${invoice.id}/apply-credit`;
    const key = { ...keyed(), 'if-match': `"${version}"` };

    const applied = await api.post(path, { amount: 40 }, key);
    const replayed = await api.post(path, { amount: 40 }, key);

    expect(actions).toEqual(['record_payment', 'apply_credit', 'reverse_payment', 'reissue']);
    expect(applied.body.data).toMatchObject({ amount_due: 60, unapplied_credit: 245 });
    expect([replayed.body, replayed.headers.get('idempotent-replayed')]).toEqual([applied.body, 'true']);
    expect(outcomeOf(await api.post(path, { amount: 41 }, key))).toEqual(REUSED);
    expect(outcomeOf(await api.post(path, { amount: 1 }, { ...keyed(), 'if-match': `"${version}"` }))).toEqual([412, 'version_mismatch']);
    const payOut = () => api.post(`${S}/customers/${payer.customerId}/credit-refunds`, { amount: 45, reference: 'OUT-1' });
    expect((await payOut()).body.data).toEqual({ reference: 'OUT-1', amount: 45, unapplied_credit: 200 });
    expect((await payOut()).body.data.unapplied_credit).toBe(200);
    expect(await read(`/customers/${payer.customerId}/credit`)).toMatchObject({
      customer_id: payer.customerId,
      credit_limit: 100_000,
      unapplied_credit: 200,
    });
    const byEmail = { amount: 1, reference: randomUUID() };
    expect(outcomeOf(await api.get(`${S}/customers/${payer.email}/credit`))).toEqual([404, 'not_found']);
    expect(outcomeOf(await api.post(`${S}/customers/${payer.email}/credit-refunds`, byEmail))).toEqual([404, 'not_found']);
    expect(outcomeOf(await api.post(`${S}/payments`, { ...byEmail, customer_id: payer.email }))).toEqual([404, 'not_found']);
  });
});

test.each([['100.001'], [100.001]])('an amount of %j is too precise in JMD, and nothing is written', async (amount) => {
  const { invoice } = await anInvoicedOrder();

  expect((await pay(amount, `BANK-${randomUUID()}`)).status).toBe(422);
  expect((await api.post(`${S}/invoices/${invoice.id}/apply-credit`, { amount }, keyed())).status).toBe(422);
  expect(await read(`/invoices/${invoice.id}`)).toMatchObject({ amount_paid: 0 });
});

test.each([
  ['JPY', ['100', 100], ['100.5', 100.5]],
  ['KWD', ['1.125', 1.125], ['1.1255', 1.1255]],
])('amounts have the decimals of %s', async (currency, fitting, excessive) => {
  const other = await aStore({ create: ['--currency', currency] });
  const { customerId } = await other.shopper();
  const client = adminClient(systemUnderTest().adminUrl, (await aToken(['money'], other.tenantId)).token);
  const record = (amount: unknown) =>
    client.post(`/admin/v1/stores/${other.tenantId}/sandbox/payments`, { customer_id: customerId, amount, reference: randomUUID() });

  for (const amount of seen('amounts', fitting))
    expect((await record(amount)).body.data).toMatchObject({ amount: Number(amount), currency });
  for (const amount of seen('amounts', excessive)) expect((await record(amount)).status).toBe(422);
});

describe('reports', () => {
  const period = async () => {
    const [{ issued_on: today }] = await rowsOf('/invoices?limit=1');
    return `from=${today}&to=${today}`;
  };

  test('are rows in an envelope, or the same rows as CSV', async () => {
    await aPaidOrder();
    const dates = await period();
    const [tax, aging, payments] = [
      await api.get(`${S}/reports/tax?${dates}`),
      await api.get(`${S}/reports/aging?${dates}`),
      await api.get(`${S}/reports/payments?${dates}`),
    ];

    expect(tax.body).toMatchObject({ data: [{ rate: 0.15 }], errors: [] });
    expect(aging.body.data).toContainEqual(expect.objectContaining({ customer: shopper.email }));
    expect(payments.body.data).toContainEqual(expect.objectContaining({ customer: shopper.email, amount: 460, source: 'recorded' }));
    const csv = await api.get(`${S}/reports/tax?${dates}&format=csv`);
    expect(csv.text.split('\r\n')[0]).toBe('rate,taxable_amount,gct_amount');
    expect(outcomeOf(await api.get(`${S}/reports/tax?from=2026-02-01&to=2026-01-01`))).toEqual([422, 'validation_error']);
    expect(outcomeOf(await api.get(`${S}/reports/sales?from=2020-01-01&to=2026-01-01`))).toEqual([422, 'validation_error']);
  });

  test('of sales count the orders of each day that are not canceled', async () => {
    const dates = await period();
    const before = (await api.get(`${S}/reports/sales?${dates}`)).body.data;
    const counted = await anOrder(shopper, [{ sku: 'A', quantity: 1 }]);
    const cancelled = await anOrder(shopper, [{ sku: 'A', quantity: 1 }]);
    await api.post(`${S}/orders/${cancelled.id}/cancellations`, { reason: 'x' }, keyed());

    expect((await api.get(`${S}/reports/sales?${dates}`)).body.data).toEqual([
      { ...before[0], orders: before[0].orders + 1, total: before[0].total + counted.total },
    ]);
  });
});
