import { beforeAll, describe, expect, test } from '@jest/globals';
import { addMonths, localDate } from '@storefront/contract';
import { eventually } from '../support/eventually.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aSandbox, type Sandbox } from '../support/systems/a-sandbox.ts';
import { aStore, type Shopper } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Histories of customers in a sandbox. */

/** Longer than the wait of the route for its orders. */
const FOLLOW_MS = 60_000;
const TODAY = localDate(new Date(), 'UTC');
const LAST_YEAR = addMonths(TODAY, -12);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await aSandbox();
});

const create = (body: object, headers?: Record<string, string>) => sandbox.post('histories', body, headers);

describe('a year of a customer, created in one call', () => {
  let shopper: Shopper;
  let created: { invoices: number; payments: number; credit_notes: number; amount_due: number; unapplied_credit: number };
  beforeAll(async () => {
    ({ shopper } = sandbox);
    const response = await create({ customer: shopper.email, months: 12, invoices_per_month: 4 });
    expect([response.status, response.text]).toEqual([201, expect.any(String)]);
    created = response.body.data;
  });

  test('has a statement as JSON, CSV, and PDF', async () => {
    const path = `/v1/me/statement?from=${LAST_YEAR}&to=${TODAY}`;
    const { data } = (await shopper.api.get(path)).body;

    expect(created).toMatchObject({ invoices: 48, unapplied_credit: 150 });
    expect(data.entries).toHaveLength(created.invoices + created.payments + created.credit_notes);
    const due = Object.values<number>(data.aging).reduce((sum, bucket) => sum + bucket, 0);
    expect(due).toBeCloseTo(created.amount_due, 2);
    expect(data.closing_balance).toBeCloseTo(due - 150, 2);
    const csv = await shopper.api.get(`${path}&format=csv`);
    expect(csv.text.trim().split('\n').length).toBeGreaterThan(data.entries.length);
    const pdf = await shopper.api.get(`${path}&format=pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('has invoices with their orders, documents, and credit notes', async () => {
    const { data, total } = (await shopper.api.get('/v1/invoices?sort=issued_at&limit=1')).body;
    expect([total, data[0].issued_on, data[0].settlement]).toEqual([48, LAST_YEAR, 'PAID']);
    expect((await shopper.api.get('/v1/invoices?overdue=true')).body.total).toBeGreaterThan(0);
    const detail = (await shopper.api.get(`/v1/invoices/${data[0].id}`)).body;
    expect([detail.data.order.id, detail.errors]).toEqual([data[0].order_id, []]);
    await eventually(FOLLOW_MS, async () => expect((await shopper.api.get('/v1/orders?status=DELIVERED')).body.total).toBe(48));
    const order = (await shopper.api.get(`/v1/orders/${data[0].order_id}`)).body.data;
    expect(order).toMatchObject({ status: 'DELIVERED', payment_status: 'PAID', invoices: [{ id: data[0].id }] });
    expect((await shopper.api.get(`/v1/invoices/${data[0].id}/pdf`)).status).toBe(200);
    const notes = (await shopper.api.get('/v1/credit-notes')).body;
    expect(notes.total).toBe(created.credit_notes);
    expect((await shopper.api.get(`/v1/credit-notes/${notes.data[0].id}/pdf`)).status).toBe(200);
    expect((await shopper.api.get('/v1/me/credit-status')).body.data.unapplied_credit).toBe(150);
  });

  test('is in order for the doctor', async () => {
    await eventually(FOLLOW_MS, async () => expect(await brokenChecks(sandbox.store.env)).toEqual([]));
  });
});

test('a repeated request with the same Idempotency-Key returns the first history, and another one is refused', async () => {
  const { email } = await sandbox.store.shopper();
  const entries = [
    { type: 'INVOICE', date: LAST_YEAR, amount: 115, reference: 'PO-17' },
    { type: 'CREDIT_NOTE', date: LAST_YEAR, amount: 15, invoice: 0, reference: 'Damaged' },
    { type: 'PAYMENT', date: addMonths(TODAY, -1), amount: 120.5, reference: 'CHECK-1' },
  ];
  const post = () => create({ customer: email, entries }, { 'idempotency-key': 'a-history' });
  const [first, second] = [await post(), await post()];

  expect(first).toMatchObject({ status: 201, body: { data: { amount_due: 0, unapplied_credit: 20.5 } } });
  expect([second.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true']);
  expect((await create({ customer: email, months: 1 })).body.error).toMatchObject({ code: 'conflict', reason: 'customer_has_history' });
});

test('every violation in a request is named', async () => {
  const entry = { type: 'INVOICE', date: LAST_YEAR, amount: 10 };
  const violations = async (body: object) => {
    const { status, body: response } = await create({ customer: 'ann@garage.example', ...body });
    return [status, ...response.error.details.map(({ field }: { field: string }) => field)];
  };
  expect(await violations({})).toEqual([422, 'entries']);
  expect(await violations({ entries: [], months: 3 })).toContain('entries');
  expect(await violations({ months: 25, invoices_per_month: 21 })).toEqual([422, 'months', 'invoices_per_month']);
  expect(await violations({ entries: [entry], invoices_per_month: 2 })).toEqual([422, 'invoices_per_month']);
  expect(
    await violations({
      entries: [
        { ...entry, type: 'VOID' },
        { ...entry, date: 'May' },
        { ...entry, amount: 0 },
      ],
    }),
  ).toEqual([422, 'entries.0.type', 'entries.1.date', 'entries.2.amount']);
  expect((await create({ customer: 'unknown@garage.example', months: 1 })).status).toBe(404);
  const { email } = await sandbox.store.shopper();
  expect(
    await violations({
      customer: email,
      entries: [
        { ...entry, date: TODAY },
        { ...entry, invoice: 0 },
      ],
    }),
  ).toEqual([422, 'entries.0.date']);
});

test('a live key gets a 404, and a publishable key a 403', async () => {
  const live = await aStore({ tenantId: sandbox.store.tenantId, mode: 'live' });
  expect((await live.server.post('/v1/sandbox/histories', { customer: 'ann@garage.example', months: 1 })).status).toBe(404);
  const refused = await sandbox.store.browser.post('/v1/sandbox/histories', { customer: 'ann@garage.example', months: 1 });
  expect(refused.body.error.reason).toBe('secret_key_required');
});

test('the command creates a history', async () => {
  const { email } = await sandbox.store.shopper();
  const env = { STOREFRONT_URL: systemUnderTest().baseUrl, STOREFRONT_KEY: sandbox.store.secretKey };
  const created = await runCli(env, 'sandbox', 'histories', 'create', email, '--months', '3', '--invoices-per-month', '1');
  expect(created).toMatchObject({ invoices: 3, credit_notes: 0 });
});
