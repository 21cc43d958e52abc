import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { seen, until } from '@storefront/lifecycle/testing';
import pg from 'pg';
import { adminClient, type Api, type ApiResponse, type Json } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aToken } from '../support/operator/a-token.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

// Staff and programs that write at the same time, and tokens that end while a batch is written.

/** The orders that a batch ships at a time. */
const AT_ONCE = 8;

let store: TestStore;
let shopper: Shopper;
let api: Api;
let S: string;
let database: pg.Client;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts(['A', 'B'].map((sku) => aProduct({ sku, stock_quantity: 500 })));
  shopper = await store.shopper(['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS,CASH_ON_DELIVERY']);
  api = await clientOf();
  S = `/admin/v1/stores/${store.tenantId}/sandbox`;
  database = new pg.Client({ connectionString: systemUnderTest().postgresUrl });
  await database.connect();
});
afterAll(() => database.end());

const clientOf = async () => adminClient(systemUnderTest().adminUrl, (await aToken(OPERATOR_SCOPES, store.tenantId)).token);
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const read = async (path: string) => (await api.get(`${S}${path}`)).body.data;
const entriesOf = async (actor: string) =>
  runCli<Json[]>(store.env, 'audit', 'list', '--tenant', store.tenantId, '--operator', actor, '--limit', '200');

/** Sends a request, which waits for the row that `select` locks, and runs `meanwhile` before it goes on. */
async function pausedAt<T>(
  select: string,
  values: readonly string[],
  send: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  await database.query('begin');
  try {
    const { rows } = await database.query(`${select} for update`, [...values]);
    seen('locked rows', rows);
    const sending = send();
    sending.catch(() => undefined);
    await until(async () => {
      const waiting = await database.query('select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))');
      expect(waiting.rowCount).toBeGreaterThan(0);
    });
    await meanwhile();
    await database.query('commit');
    return await sending;
  } finally {
    await database.query('rollback');
  }
}

describe('a token that is revoked in the middle of a batch', () => {
  test('of shipments ends it between orders, each of which has one entry, and another token ships the others', async () => {
    const orders = [];
    for (let count = 0; count < 2 * AT_ONCE + 1; count += 1) orders.push(await anOrder(shopper, [{ sku: 'A', quantity: 1 }]));
    const { token, name } = await aToken(['shipments'], store.tenantId);
    const clerk = adminClient(systemUnderTest().adminUrl, token);
    const body = { shipments: orders.map(({ id }) => ({ order: id })) };
    const key = keyed();

    const refused = await pausedAt(
      'select from orders.sales_order where id = $1',
      [orders[0]?.id ?? ''],
      () => clerk.post(`${S}/shipments/batch`, body, key),
      () => runCli(store.env, 'tokens', 'revoke', name),
    );

    expect(outcomeOf(refused)).toEqual([401, 'invalid_token']);
    const statuses = await Promise.all(orders.map(async ({ id }) => (await read(`/orders/${id}`)).status));
    expect(statuses).toEqual(orders.map((_order, index) => (index < AT_ONCE ? 'SHIPPED' : 'CONFIRMED')));
    const shipped = (await entriesOf(name)).filter(({ outcome }) => outcome === 'changed');
    const ids = new Set(orders.slice(0, AT_ONCE).map(({ id }) => id));
    expect(shipped).toHaveLength(AT_ONCE);
    expect(new Set(shipped.map(({ object_id: id }) => id))).toEqual(ids);
    const rest = await api.post(`${S}/shipments/batch`, body, key);
    expect(rest.body.data.map(({ id }: Json) => id)).toEqual(orders.slice(AT_ONCE).map(({ id }) => id));
    expect(rest.body.rejected.map(({ index, code }: Json) => [index, code])).toEqual(
      orders.slice(0, AT_ONCE).map((_order, index) => [index, 'nothing_to_ship']),
    );
  });

  test('of stock levels writes all of it, with its entry, and nothing afterward', async () => {
    const skus = Array.from({ length: 50 }, (_, index) => `LEVEL-${String(index).padStart(2, '0')}`);
    await store.importProducts(skus.map((sku) => aProduct({ sku, stock_quantity: 1 })));
    const { token, name } = await aToken(['catalog'], store.tenantId);
    const clerk = adminClient(systemUnderTest().adminUrl, token);
    const levels = (onHand: number) => ({ levels: skus.map((sku) => ({ sku, on_hand: onHand })) });

    const written = await pausedAt(
      'select from catalog.stock where tenant_id = $1 and sku = $2',
      [store.tenantId, skus.at(-1) ?? ''],
      () => clerk.post(`${S}/stock/batch`, levels(7)),
      () => runCli(store.env, 'tokens', 'revoke', name),
    );

    expect([written.status, new Set(seen('levels', written.body.data, skus.length).map((row: Json) => row.on_hand))]).toEqual([
      200,
      new Set([7]),
    ]);
    await until(async () => expect(outcomeOf(await clerk.post(`${S}/stock/batch`, levels(8)))).toEqual([401, 'invalid_token']));
    expect((await entriesOf(name)).filter(({ outcome }) => outcome === 'changed')).toMatchObject([
      { action: 'SetStockLevels', details: { levels: { count: skus.length } } },
    ]);
    expect((await read(`/stock/${skus[0]}`)).on_hand).toBe(7);
  });
});

describe('two writers with one version', () => {
  type Write = (headers: Record<string, string>) => Promise<ApiResponse>;
  const write =
    (method: 'post' | 'put' | 'patch', path: string, body: object): Write =>
    (headers) =>
      api[method](`${S}${path}`, body, headers);
  const remove =
    (path: string): Write =>
    (headers) =>
      api.delete(`${S}${path}`, headers);
  const both = async (path: string, ...writes: Write[]) => [(await read(path)).version, ...writes] as const;

  /** A version, and two writes to what has it. */
  const WRITES: Readonly<Record<string, () => Promise<readonly [string, ...Write[]]>>> = {
    'that ship and cancel an order': async () => {
      const path = `/orders/${(await anOrder(shopper, [{ sku: 'A', quantity: 1 }])).id}`;
      return both(path, write('post', `${path}/shipments`, {}), write('post', `${path}/cancellations`, { reason: 'Twice' }));
    },
    'that cancel lines of an order and all of it': async () => {
      const path = `/orders/${(await anOrder(shopper, [{ sku: 'A', quantity: 2 }])).id}`;
      const part = { reason: 'Twice', lines: [{ sku: 'A', quantity: 1 }] };
      return both(path, write('post', `${path}/cancellations`, part), write('post', `${path}/cancellations`, { reason: 'Twice' }));
    },
    'that void an invoice and apply credit to it': async () => {
      const { id } = await anOrder(shopper, [{ sku: 'A', quantity: 1 }], { payment_rail: 'CREDIT_TERMS' });
      await until(async () => expect(await read(`/invoices?order_id=${id}`)).toHaveLength(1));
      await api.post(`${S}/payments`, { customer_id: shopper.customerId, amount: 500, reference: randomUUID() });
      const path = `/invoices/${(await read(`/invoices?order_id=${id}`))[0].id}`;
      return both(path, write('post', `${path}/void`, { reissue: true }), write('post', `${path}/apply-credit`, { amount: 1 }));
    },
    'that change and hide a product': async () => {
      const path = `/products/${randomUUID()}`;
      await api.post(`${S}/products`, { sku: path.split('/')[2], description: 'x', list_unit_price: 1 });
      return both(path, write('patch', path, { body: 'Long' }), write('patch', path, { hidden: true }));
    },
    'that name a category': async () => {
      const slug = `c${randomUUID().slice(0, 8)}`;
      await api.post(`${S}/products`, { sku: slug, description: 'x', list_unit_price: 1, categories: [slug] });
      const { id, version } = (await read('/categories?limit=200')).find((row: Json) => row.path === slug);
      return [version, write('patch', `/categories/${id}`, { name: 'One' }), write('patch', `/categories/${id}`, { name: 'Two' })];
    },
    'that replace and delete a shipping option': async () => {
      const path = `/shipping-options/o${randomUUID().slice(0, 8)}`;
      const { version } = (await api.put(`${S}${path}`, { label: 'Van', amount: 1 })).body.data;
      return [version, write('put', path, { label: 'Van', amount: 2 }), remove(path)];
    },
    'that change and close a customer': async () => {
      const { id, version } = (await api.post(`${S}/customers`, { email: `${randomUUID()}@x.example`, name: 'Ann' })).body.data;
      return [version, write('patch', `/customers/${id}`, { phone: '1' }), write('patch', `/customers/${id}`, { status: 'CLOSED' })];
    },
  };

  test.each(Object.keys(WRITES))('%s: one of them gets a 412', async (name) => {
    for (let round = 0; round < 3; round += 1) {
      const [version, ...writes] = await (WRITES[name] as NonNullable<(typeof WRITES)[string]>)();
      const outcomes = await Promise.all(seen('writes', writes, 2).map((send) => send({ ...keyed(), 'if-match': `"${version}"` })));

      expect(outcomes.map(outcomeOf)).toContainEqual([412, 'version_mismatch']);
      expect(outcomes.filter(({ status }) => status < 300)).toHaveLength(1);
    }
  });
});
