import { beforeAll, expect, test } from '@jest/globals';
import { runOperator } from '@storefront/operator';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { Collector, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

type Row = Readonly<Record<string, unknown>>;

let store: TestStore;
let ann: Shopper;
let bob: Shopper;
let order: { id: string; number: string };
let invoice: Row;

beforeAll(async () => {
  store = await aStore({ create: ['--online-payments'] });
  await store.importProducts([
    aProduct({ sku: 'BOLT', list_unit_price: 100, stock_quantity: 50, categories: ['metal/bolts'] }),
    aProduct({ sku: 'SAW', description: 'Hand saw', hidden: true }),
  ]);
  ann = await store.shopper(['--credit-limit', '5000']);
  bob = await store.shopper();
  order = await anOrder(ann, [{ sku: 'BOLT', quantity: 2 }], { payment_rail: 'CREDIT_TERMS' });
  await anOrder(bob, [{ sku: 'BOLT', quantity: 1 }]);
  invoice = await eventually(30_000, async () => {
    const [found] = await store.cli<Row[]>('invoices', 'list', '--order', order.number);
    if (found === undefined) throw new Error('no invoice yet');
    return found;
  });
  await store.cli('invoices', 'record-payment', String(invoice.number), '--amount', '30');
});

test('orders list names the customer and filters by email, rail, status, time, and text', async () => {
  const list = async (...filters: string[]) =>
    (await store.cli<Row[]>('orders', 'list', ...filters)).map(({ customer_email }) => customer_email);

  expect(await list()).toEqual([bob.email, ann.email]);
  expect(await list('--customer', ann.email.toUpperCase())).toEqual([ann.email]);
  expect(await list('--customer', bob.customerId, '--status', 'CONFIRMED')).toEqual([bob.email]);
  expect(await list('--rail', 'credit-terms', '--payment-status', 'ON_ACCOUNT')).toEqual([ann.email]);
  expect(await list('--text', order.number)).toEqual([ann.email]);
  expect(await list('--until', '2001-01-01')).toEqual([]);
  expect(await list('--limit', '1')).toEqual([bob.email]);
});

test('orders show prints lines, amounts, payments, invoices, and history, by number and by ID', async () => {
  const shows = async (named: string) =>
    expect(await store.cli('orders', 'get', named)).toMatchObject({
      id: order.id,
      number: order.number,
      customer_email: ann.email,
      total: 230,
      lines: [{ sku: 'BOLT', quantity: 2, line_total: 230 }],
      invoices: [{ number: invoice.number, amount_paid: 30, amount_due: 200 }],
      payments: [{ invoice: invoice.number, amount: 30, source: 'recorded', status: 'RECEIVED', reversed_amount: 0 }],
      payment_sessions: [],
      refunds: [],
      shipments: [],
      timeline: [{ event: 'placed' }, { event: 'confirmed' }, { event: 'payment_received' }],
    });
  // Orders hears of the payment by an event.
  await eventually(30_000, () => shows(order.number));
  await shows(order.id);
});

test('orders show as text has a table of lines and no unprinted object', async () => {
  const [stdout, stderr] = [new Collector(), new Collector()];
  await store.cli('orders', 'ship', order.number, '--carrier', 'Fleet');
  const args = ['orders', 'get', order.number, '--tenant', store.tenantId, '--mode', store.mode];

  expect(await runOperator(args, store.env, { stdout, stderr })).toBe(0);
  expect(stdout.text).toMatch(/^lines\n {2}sku +quantity +shipped_quantity +description/m);
  expect(stdout.text).toMatch(/^invoices\n {2}number +settlement .* amount_due/m);
  expect(stdout.text).toContain('Fleet');
  expect(stdout.text).not.toContain('[object');
});

test('invoices list names order and customer, and filters', async () => {
  const list = async (...filters: string[]) => (await store.cli<Row[]>('invoices', 'list', ...filters)).map(({ number }) => number);

  expect(invoice).toMatchObject({ order_number: order.number, customer_email: ann.email });
  expect(await list('--customer', ann.email)).toEqual([invoice.number]);
  expect(await list('--rail', 'CREDIT_TERMS', '--status', 'OPEN')).toEqual([invoice.number]);
  expect(await list('--overdue')).toEqual([]);
  expect(await list('--since', '2001-01-01', '--text', ann.email)).toEqual([invoice.number]);
  expect(await store.cli('invoices', 'get', String(invoice.number))).toMatchObject({
    customer_email: ann.email,
    lines: [{ sku: 'BOLT' }],
  });
});

test('customers are listed and shown, and their prices and credit are found by email', async () => {
  expect(await store.cli('customers', 'list', '--rail', 'CREDIT_TERMS')).toMatchObject([{ email: ann.email, credit_limit: 5000 }]);
  expect(await store.cli('customers', 'list', '--text', bob.email)).toMatchObject([{ id: bob.customerId, status: 'ACTIVE' }]);
  expect(await store.cli('customers', 'get', ann.email)).toMatchObject({
    id: ann.customerId,
    balance: 200,
    has_password: true,
    addresses: [],
  });
  expect(await store.cli('credit', 'get', ann.email)).toMatchObject({
    customer_email: ann.email,
    entries: expect.arrayContaining([expect.objectContaining({ kind: 'payment', order_number: order.number })]),
  });
  expect(await store.cli('prices', 'set', 'BOLT', '90', '--customer', ann.email)).toEqual({ stored: 1 });
  expect(await store.cli('prices', 'delete', 'BOLT', '--customer', ann.email)).toEqual({ removed: 1 });
});

test('every command that names a customer prints the email', async () => {
  const fields = ['--email', `New-${ann.email}`, '--name', 'New'];
  const created = await store.cli<{ customer_id: string }>('customers', 'create', ...fields);
  const named = { customer_id: created.customer_id, email: `new-${ann.email}` };

  expect(created).toEqual(named);
  expect(await store.cli('customers', 'update', `New-${ann.email}`, '--name', 'New', '--company', 'New Ltd')).toEqual(named);
  expect(await store.cli('customers', 'close', named.email)).toEqual({ ...named, status: 'CLOSED' });
});

test('stores are listed and shown with their settings and seller', async () => {
  expect(await tryCli<Row[]>(store.env, 'stores', 'list', '--text', 'Test Store')).toMatchObject({ exitCode: 0 });
  const { json } = await tryCli<Row[]>(store.env, 'stores', 'get', store.tenantId);

  expect(json.map(({ mode }) => mode).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual(['live', 'sandbox']);
  expect(json[0]).toMatchObject({ tenant_id: store.tenantId, currency: 'JMD', online_payments: true, invoice_prefix: expect.any(String) });
});

test('catalog list shows exact stock and hidden products', async () => {
  expect(await store.cli('catalog', 'list', '--category', 'metal')).toMatchObject([{ sku: 'BOLT', on_hand: 48, hidden: false }]);
  expect(await store.cli('catalog', 'list', '--hidden', '--text', 'hand')).toMatchObject([{ sku: 'SAW' }]);
});

test('an unknown order, invoice, or customer is an error that names it', async () => {
  for (const [group, noun] of [
    ['orders', 'order'],
    ['invoices', 'invoice'],
    ['customers', 'customer'],
  ] as const) {
    const { exitCode, stderr } = await tryCli(store.env, group, 'get', 'X-1', '--tenant', store.tenantId, '--mode', store.mode);

    expect(exitCode).toBe(1);
    expect(JSON.parse(stderr)).toEqual({
      error: { code: 'not_found', message: `No such ${noun}: X-1.`, argument: 'X-1', reason: null, details: [] },
    });
  }
});

/** The ID of no store and of no customer. */
const NO_ID = '8f14e45f-ceea-467f-9575-1d5a3e1f9b52';

/** Runs a command in the store of the test as people do, without `--json`. */
async function printed(...args: string[]) {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const exitCode = await runOperator(
    args,
    { ...store.env, STOREFRONT_TENANT: store.tenantId, STOREFRONT_MODE: store.mode },
    { stdout, stderr },
  );
  return { exitCode, stderr: stderr.text };
}

test.each([
  ['keys create --kind publishable --origins https://*.example.com', '"https://*.example.com" is a pattern.'],
  ['keys create --kind publishable --origins https://shop.example/de', 'browsers send https://shop.example'],
  ['keys create --kind secret --origins https://shop.example', 'apply to publishable keys only'],
  ['keys create --kind secret --expires-at 2020-01-01', 'must be in the future'],
  ['promotions create PAST --kind percent --value 5 --ends-at 2020-01-01', 'must be in the future'],
  ['promotions create NOWHERE --kind percent --value 5 --categories nowhere', 'the category nowhere does not exist'],
  [`prices set BOLT 5 --customer ${NO_ID}`, `No such customer: ${NO_ID}.`],
  ['stock set NONE 5', 'No such product: NONE.'],
  [`tokens create --name never --scopes read --tenant ${NO_ID}`, `No such store: ${NO_ID}.`],
])('%s is refused, because it can never take effect', async (line, message) => {
  const { exitCode, stderr } = await printed(...line.split(' '));

  expect(exitCode).toBe(1);
  expect(stderr).toContain(message);
});

test.each([
  ['keys create --kind publishable', 'browsers cannot use a publishable key without --origins'],
  ['promotions create LATER --kind percent --value 5 --skus BOLT --skus NONE', 'NONE is not in the catalog, or hidden'],
  ['promotions create UNSEEN --kind percent --value 5 --skus SAW', 'SAW is not in the catalog, or hidden'],
  ['shipping set VAN --label Van --amount 5 --kind COURIER', 'shoppers do not see VAN until storefront stores update --couriers on'],
])('%s takes effect later, and warns', async (line, warning) => {
  const { exitCode, stderr } = await printed(...line.split(' '));

  expect(exitCode).toBe(0);
  expect(stderr).toMatch(new RegExp(`^warning: ${warning}.*\\n$`));
});
