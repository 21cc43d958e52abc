import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';

// A store in Kingston, a quarter of an hour before midnight on December 31: the tax rate changes with the year, and an exemption ends with it.

const YEAR = new Date().getUTCFullYear() + 1;
const [LAST_DAY, NEXT_DAY] = [`${YEAR}-12-31`, `${YEAR + 1}-01-01`];
const MIDNIGHT = `${NEXT_DAY}T05:00:00.000Z`;
const LINES = [
  { sku: 'A', quantity: 1 },
  { sku: 'Z', quantity: 1 },
];
const ON_CREDIT = { payment_rail: 'CREDIT_TERMS', shipping_option_code: 'VAN' };

let store: TestStore;
let ann: Shopper;
let bob: Shopper;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'A' }), aProduct({ sku: 'Z', effective_gct_rate: 0 })]);
  await store.cli('shipping', 'set', 'VAN', '--label', 'Van', '--kind', 'OWN_FLEET', '--amount', '100');
  const dated = ['--time-zone', 'America/Jamaica', '--gct-rate', '0.2', '--gct-rate-from', NEXT_DAY];
  await runCli(store.env, 'stores', 'update', store.tenantId, ...dated);
  const account = ['--credit-limit', '100000', '--terms-days', '0'];
  [ann, bob] = await Promise.all([store.shopper(account), store.shopper(account)]);
  await store.cli('customers', 'update', bob.email, '--tax-exempt', 'EX-2026-0042', '--exempt-until', LAST_DAY);
  await advanceTo(`${NEXT_DAY}T04:46:00Z`);
});

/** Moves the clock of the store, which also ends shopper tokens. */
async function advanceTo(to: string): Promise<void> {
  expect((await store.server.post('/v1/sandbox/clock/advance', { to })).status).toBe(200);
  [ann, bob] = await Promise.all([loggedIn(ann), loggedIn(bob)]);
}

async function loggedIn(shopper: Shopper): Promise<Shopper> {
  const { email, password } = shopper;
  const { shopper_token: token } = (await store.server.post('/v1/auth/login', { email, password })).body.data;
  return { ...shopper, token, api: store.server.as({ shopperToken: token }) };
}

const read = async ({ api }: Shopper, path: string) => (await api.get(path)).body.data;
const invoiceOf = (shopper: Shopper) =>
  eventually(30_000, async () => {
    const [row] = await read(shopper, '/v1/invoices');
    return read(shopper, `/v1/invoices/${row.id}`);
  });

test('a date without a time is a date in Kingston, and the last one is included', async () => {
  const dates = ['--starts-at', LAST_DAY, '--ends-at', LAST_DAY];
  await store.cli('promotions', 'create', 'YEAREND', '--kind', 'percent', '--value', '10', ...dates);
  await store.importProducts([aProduct({ sku: 'SALE', sale_unit_price: 1, sale_starts_at: LAST_DAY, sale_ends_at: LAST_DAY })]);
  await store.cli('keys', 'create', '--kind', 'secret', '--scopes', 'storefront:catalog', '--expires-at', LAST_DAY);
  const webhook = await store.server.post('/v1/webhooks', { endpoint_url: 'https://shop.example/', event_types: ['order.confirmed'] });
  const day = `from=${LAST_DAY}&to=${LAST_DAY}`;

  const period = { starts_at: `${LAST_DAY}T05:00:00.000Z`, ends_at: MIDNIGHT };
  expect(await store.cli('promotions', 'list')).toMatchObject([period]);
  expect((await store.server.get('/v1/products/SALE')).body.data).toMatchObject({ price_source: 'SALE' });
  const keys = await runCli<{ expires_at: string | null }[]>(store.env, 'keys', 'list', '--tenant', store.tenantId);
  expect(keys.flatMap(({ expires_at }) => expires_at ?? [])).toEqual([MIDNIGHT]);
  for (const path of ['stats', 'deliveries'])
    expect((await store.server.get(`/v1/webhooks/${webhook.body.id}/${path}?${day}`)).body.data).toEqual([]);
  const replay = await store.server.post(`/v1/webhooks/${webhook.body.id}/replay`, { since: LAST_DAY, until: LAST_DAY });
  expect(replay.status).toBe(202);
});

test('documents, rates, exemptions, and the credit ledger follow the date in Kingston', async () => {
  const order = await anOrder(ann, LINES, ON_CREDIT);
  const exempt = await eventually(30_000, async () => {
    const placed = await anOrder(bob, LINES, ON_CREDIT);
    expect(placed.total).toBe(300);
    return placed;
  });
  const cartId = await pricedCart(ann, LINES);

  expect(order.total).toBe(330);
  expect(await read(ann, `/v1/carts/${cartId}`)).toMatchObject({ total: 215, tax_exempt: false, price_valid_until: MIDNIGHT });
  expect(await invoiceOf(ann)).toMatchObject({ issued_on: LAST_DAY, due_on: LAST_DAY, is_overdue: false, tax_exempt: false });
  const { entries } = await store.cli<{ entries: { at: string }[] }>('credit', 'get', ann.email);
  expect(entries.map(({ at }) => at.slice(0, 'YYYY-MM-DDTHH'.length))).toEqual(entries.map(() => `${NEXT_DAY}T04`));
  expect(entries).not.toEqual([]);
  expect(await invoiceOf(bob)).toMatchObject({
    tax_exempt: true,
    buyer: { tax_exempt_certificate: 'EX-2026-0042' },
    tax_breakdown: [{ rate: 0, taxable_amount: 300, gct_amount: 0, exempt: true }],
  });
  expect(await read(bob, '/v1/products/A')).toMatchObject({ effective_gct_rate: 0.15, gct_amount: 15 });

  await advanceTo(MIDNIGHT);

  expect(await read(ann, '/v1/products/A')).toMatchObject({ effective_gct_rate: 0.2, gct_amount: 20 });
  expect((await checkOut(ann, cartId, ON_CREDIT)).body.data).toMatchObject({ state: 'price_changed' });
  expect((await anOrder(ann, LINES, ON_CREDIT)).total).toBe(340);
  expect((await anOrder(bob, LINES, ON_CREDIT)).total).toBe(340);
  expect(await read(bob, `/v1/orders/${exempt.id}`)).toMatchObject({ tax_exempt: true, total: 300, gct_amount: 0 });
  const [latest, first] = await eventually(30_000, async () => {
    const rows = await read(ann, '/v1/invoices');
    expect(rows).toHaveLength(2);
    return rows;
  });
  expect([first, latest]).toMatchObject([
    { due_on: LAST_DAY, is_overdue: true },
    { issued_on: NEXT_DAY, is_overdue: false },
  ]);

  // In Los Angeles, it is still December 31.
  const moved = await runCli(
    store.env,
    'stores',
    'update',
    store.tenantId,
    '--time-zone',
    'America/Los_Angeles',
    '--name',
    'Kingston West',
  );
  expect(moved).toMatchObject([{ name: 'Kingston West' }, { name: 'Kingston West' }]);
  await store.cli('orders', 'cancel', order.id, '--reason', 'ordered twice');
  await eventually(30_000, async () =>
    expect(await read(ann, `/v1/invoices/${first.id}`)).toMatchObject({ status: 'VOIDED', voided_on: LAST_DAY }),
  );
});
