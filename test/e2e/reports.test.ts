import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@storefront/contract';
import { runOperator } from '@storefront/operator';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { Collector, runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

/** Invoices follow their orders by an event. */
const INVOICED_MS = 30_000;

let store: TestStore;
let ann: Shopper;
let bob: Shopper;
/** The day of the store on which the first invoice was issued. */
let today: string;

beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([
    aProduct({ sku: 'A', list_unit_price: 100 }),
    aProduct({ sku: 'Z', list_unit_price: 33.33, effective_gct_rate: 0 }),
  ]);
  ann = await store.shopper(['--credit-limit', '5000', '--rails', 'CREDIT_TERMS']);
  bob = await store.shopper(['--rails', 'CASH_ON_DELIVERY,PREPAID']);
  const lines = ['A', 'Z'].map((sku) => ({ sku, quantity: 1 }));
  const first = await invoiceOf(ann, (await anOrder(ann, lines, { payment_rail: 'CREDIT_TERMS' })).id);
  today = first.issued_on;
  await store.cli('invoices', 'record-payment', first.number, '--amount', '48.33', '--reference', '=SUM(A1)');
  const second = await anOrder(bob, lines);
  await invoiceOf(bob, second.id);
  await store.cli('orders', 'ship', second.id);
  await store.cli('orders', 'refund', second.id, '--lines', 'A=1');
  const cancelled = await anOrder(bob, lines);
  await invoiceOf(bob, cancelled.id);
  await bob.api.post(`/v1/orders/${cancelled.id}/cancel`, { reason: 'Ordered twice' });
  await eventually(INVOICED_MS, async () => expect(await invoiceOf(bob, cancelled.id)).toMatchObject({ status: 'VOIDED' }));
  await payOnline(bob);
});

async function invoiceOf(shopper: Shopper, orderId: string): Promise<{ number: string; issued_on: string }> {
  return eventually(INVOICED_MS, async () => {
    const [row] = (await shopper.api.get(`/v1/orders/${orderId}`)).body.data.invoices;
    expect(row).toBeDefined();
    return row;
  });
}

async function payOnline(shopper: Shopper): Promise<void> {
  const { data } = (await checkOut(shopper, await pricedCart(shopper, [{ sku: 'A', quantity: 1 }]), { payment_rail: 'PREPAID' })).body;
  await fetch(data.redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
  await invoiceOf(shopper, data.order_id);
}

/** Runs a command for the store without `--json`, and returns its exit code and output. */
async function run(env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const exitCode = await runOperator([...args, '--tenant', store.tenantId, '--mode', store.mode], env, { stdout, stderr });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}
/** Two days, because the tests can pass midnight. */
const period = (): string[] => ['--from', today, '--to', addDays(today, 1)];
const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

test('the tax report has invoices less credit notes and voids, by rate', async () => {
  expect(await run(store.env, 'reports', 'tax', ...period())).toMatchObject({
    exitCode: 0,
    stdout: 'rate,taxable_amount,gct_amount\r\n0,66.66,0.00\r\n0.15,200.00,30.00\r\n',
  });
  expect((await run(store.env, 'reports', 'tax', ...period(), '--format', 'json')).stdout).toBe(
    '[{"rate":0,"taxable_amount":66.66,"gct_amount":0.00},\n{"rate":0.15,"taxable_amount":200.00,"gct_amount":30.00}]\n',
  );
  expect(await store.cli('reports', 'tax', '--from', '2001-01-01', '--to', '2001-01-31')).toEqual([]);
});

test('the aging report has what the statements of the customers show', async () => {
  const rows = await store.cli<{ customer: string }[]>('reports', 'aging', ...period());

  const agingOf = async ({ customerId }: Shopper) =>
    (await store.cli<{ aging: object }>('customers', 'statement', customerId, ...period())).aging;
  expect(new Set(rows)).toEqual(
    new Set([
      { customer: ann.email, ...(await agingOf(ann)) },
      { customer: bob.email, ...(await agingOf(bob)) },
    ]),
  );
  expect(rows.find(({ customer }) => customer === ann.email)).toMatchObject({ current: 100, days_1_30: 0, over_90: 0 });
  expect((await run(store.env, 'reports', 'aging', ...period())).stdout.split('\r\n')[0]).toBe(
    'customer,current,days_1_30,days_31_60,days_61_90,over_90',
  );
});

test('the payments report has what was recorded and what was paid online, with formulas as text', async () => {
  expect(await store.cli('reports', 'payments', ...period())).toEqual([
    { date: DATE, customer: ann.email, amount: 48.33, reference: '=SUM(A1)', source: 'recorded', status: 'RECEIVED' },
    { date: DATE, customer: bob.email, amount: 115, reference: null, source: 'session', status: 'RECEIVED' },
  ]);
  expect((await run(store.env, 'reports', 'payments', ...period())).stdout.split('\r\n').slice(0, 2)).toEqual([
    'date,customer,amount,reference,source,status',
    expect.stringContaining(`,${ann.email},48.33,"'=SUM(A1)",recorded,RECEIVED`),
  ]);
});

test('a statement is written as JSON and as CSV', async () => {
  const json = await run(store.env, 'customers', 'statement', ann.email, ...period(), '--format', 'json');
  const csv = await run(store.env, 'customers', 'statement', ann.email, ...period(), '--format', 'csv');

  expect(JSON.parse(json.stdout)).toMatchObject({
    from: today,
    to: today,
    closing_balance: 100,
    entries: [{ debit: 148.33 }, { credit: 48.33 }],
  });
  expect(csv.stdout.split('\r\n')).toHaveLength(6);
});

test.each([
  [['--from', '2026-02-30', '--to', '2026-03-01'], 'date that exists'],
  [['--from', '2026-03-01', '--to', '2026-03-01T00:00Z'], 'date that exists'],
  [['--from', '2026-03-02', '--to', '2026-03-01'], 'from: must not be after `to`\n  given: --from 2026-03-02'],
  [['--from', '2024-02-28', '--to', '2026-03-01'], '24 months before'],
  [['--to', '2026-03-01'], '--from'],
  [['--from', '2026-03-01', '--to', '2026-03-01', '--format', 'pdf'], '--format'],
])('a report with %j is refused', async (options, message) => {
  for (const report of ['tax', 'aging', 'payments']) {
    expect(await run(store.env, 'reports', report, ...options)).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  }
});

describe('a report of a token', () => {
  const issued = async (...scopes: string[]) => {
    const name = `${scopes.join('-')}-${randomUUID()}`;
    const { token } = await runCli<{ token: string }>(store.env, 'tokens', 'create', '--name', name, '--scopes', scopes.join());
    return { name, env: { ...store.env, OPERATOR_TOKEN: token } };
  };
  const entriesOf = (name: string) => runCli<Record<string, unknown>[]>(store.env, 'audit', 'list', '--operator', name);

  test('with the scope money is recorded in the audit log before it begins', async () => {
    const { name, env } = await issued('money');
    for (const report of ['tax', 'aging', 'payments'])
      expect(await run(env, 'reports', report, ...period())).toMatchObject({ exitCode: 0 });

    const entry = { outcome: 'exported', object: 'report', tenant_id: store.tenantId, mode: store.mode };
    expect((await entriesOf(name)).toReversed()).toMatchObject([
      { action: 'ExportTax', details: { from: today, to: addDays(today, 1) }, ...entry },
      { action: 'ExportAging', ...entry },
      { action: 'ExportPayments', ...entry },
    ]);
  });

  test('without it is refused', async () => {
    const { name, env } = await issued('read', 'customers');
    for (const report of ['tax', 'aging', 'payments']) {
      expect(await run(env, 'reports', report, ...period())).toMatchObject({
        exitCode: 1,
        stdout: '',
        stderr: expect.stringContaining('operator_scope'),
      });
    }

    expect(await entriesOf(name)).toContainEqual(expect.objectContaining({ action: 'ExportTax', outcome: 'denied' }));
  });
});
