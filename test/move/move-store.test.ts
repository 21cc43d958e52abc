import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readColumn } from '../restore/blocked-events.ts';
import { eventually } from '../support/eventually.ts';
import { apiClient } from '../support/http/api.ts';
import { checkOut } from '../support/http/priced-cart.ts';
import { type WebhookReceiver, webhookReceiver } from '../support/http/webhook-receiver.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { runCli, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { type PlacedOrder, type RoutedShopper, startShopping } from './shop.ts';
import { killMove, startTwoCells, type TwoCells } from './two-cells.ts';

/**
 * Moves a store between two deployments while shoppers place orders, kills the command at its critical moments, and repeats it. Run with
 * npm run test:move.
 */
const SETTLED_WITHIN_MS = 90_000;
const SHOPPERS = 3;
const SKU = 'BOLT';
const ORDERS_AFTER = 2 * SHOPPERS;

let cells: TwoCells;
let store: TestStore;
let neighbor: TestStore;
let receiver: WebhookReceiver;
let shoppers: Shopper[];
beforeAll(async () => {
  cells = await startTwoCells();
  store = await aStore({ system: cells.source, create: ['--gct-rate', '0.15', '--online-payments'] });
  neighbor = await aStore({ system: cells.source });
  for (const each of [store, neighbor]) await each.importProducts([aProduct({ sku: SKU, list_unit_price: 10, stock_quantity: 1_000_000 })]);
  const credit = ['--credit-limit', '100000000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID'];
  shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => store.shopper(credit)));
  receiver = await webhookReceiver();
  const created = await store.server.post('/v1/webhooks', {
    endpoint_url: receiver.url,
    event_types: ['order.confirmed', 'invoice.issued'],
  });
  expect(created.status).toBe(201);
});
afterAll(async () => {
  await cells.stop();
  await receiver.close();
});

const move = (...options: readonly string[]) => tryCli(cells.moveEnv, 'stores', 'move', store.tenantId, ...options);
const read = (system: 'source' | 'target', query: string) => readColumn(cells[system].urls.postgresUrl, query);
const stateIn = async (system: 'source' | 'target') =>
  (await read(system, `select state from gateway.store_move where tenant_id = '${store.tenantId}'`))[0];
const countIn = async (system: 'source' | 'target', table: string) =>
  Number((await read(system, `select count(*) from ${table} where tenant_id = '${store.tenantId}'`))[0]);

test('a target with another schema version is refused, and nothing begins', async () => {
  await read('target', `insert into orders.kysely_migration values ('9999-later', '') returning name`);
  const refused = await move();
  await read('target', `delete from orders.kysely_migration where name = '9999-later' returning name`);

  expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('9999-later') });
  expect(await stateIn('source')).toBeUndefined();
});

test('a move that was killed while writes were refused can be aborted, and the store is served as before', async () => {
  const [shopper] = shoppers;
  if (shopper === undefined) throw new Error('no shopper');
  await killMove(cells.moveEnv, store.tenantId, async () => (await stateIn('source')) === 'paused');
  await eventually(30_000, async () => {
    expect((await shopper.api.post('/v1/carts')).body.error).toMatchObject({ code: 'service_unavailable', reason: 'store_moving' });
  });
  expect((await shopper.api.get('/v1/products')).status).toBe(200);

  expect(await move('--abort')).toMatchObject({ exitCode: 0, json: { state: 'aborted' } });

  await eventually(30_000, async () => expect((await shopper.api.post('/v1/carts')).status).toBe(201));
  expect(await countIn('target', 'gateway.tenant')).toBe(0);
  expect(await read('target', `select relname from pg_class where relname like '%\\_moving\\_%'`)).toEqual([]);
});

test('a store moves under traffic, although the command is killed twice, and no order or webhook is lost or doubled', async () => {
  const places = [cells.source.baseUrl, cells.target.baseUrl];
  const shopping = shoppers.map((shopper) => startShopping(shopper, store.secretKey, places, SKU));
  const neighbors = await startNeighbor();
  await eventually(SETTLED_WITHIN_MS, async () => expect(ordersOf(shopping).length).toBeGreaterThan(ORDERS_AFTER));

  // In the middle of the pause, and after the switch, while the source still has the rows.
  await killMove(cells.moveEnv, store.tenantId, async () => (await stateIn('source')) === 'paused');
  await killMove(cells.moveEnv, store.tenantId, async () => (await stateIn('target')) === 'arrived');
  const moved = await move();
  const atSwitch = ordersOf(shopping).length;
  expect(moved).toMatchObject({ exitCode: 0, json: { state: 'left' } });
  await eventually(SETTLED_WITHIN_MS, async () => expect(ordersOf(shopping).length).toBeGreaterThan(atSwitch + ORDERS_AFTER));
  await Promise.all(shopping.map(({ stop }) => stop()));
  expect(await neighbors.stop()).toBeGreaterThan(5);

  const placed = ordersOf(shopping);
  await expectOrders(placed);
  await expectWebhooks(placed);
  await expectSourceLeft();
  for (const { env } of [cells.source, cells.target]) {
    await eventually(SETTLED_WITHIN_MS, async () => expect(await brokenChecks(env, '--full')).toEqual([]));
  }
}, 400_000);

test('the store returns to its first deployment', async () => {
  const env = {
    ...cells.moveEnv,
    MIGRATOR_DATABASE_URL: cells.moveEnv.TARGET_MIGRATOR_DATABASE_URL,
    TARGET_MIGRATOR_DATABASE_URL: cells.moveEnv.MIGRATOR_DATABASE_URL,
  };
  const orders = await countIn('target', 'orders.sales_order');

  expect(await runCli(env, 'stores', 'move', store.tenantId)).toMatchObject({ state: 'left' });

  expect(await countIn('source', 'orders.sales_order')).toBe(orders);
  await eventually(30_000, async () => expect((await store.server.get('/v1/products')).status).toBe(200));
  for (const { env: system } of [cells.source, cells.target]) {
    await eventually(SETTLED_WITHIN_MS, async () => expect(await brokenChecks(system, '--full')).toEqual([]));
  }
});

const ordersOf = (shopping: readonly RoutedShopper[]): readonly PlacedOrder[] => shopping.flatMap(({ placed }) => placed);

/** Another store of the source, whose shopper must notice nothing. `stop` returns the number of orders, and throws if one failed. */
async function startNeighbor(): Promise<{ stop(): Promise<number> }> {
  const shopper = await neighbor.shopper();
  const stopping = new AbortController();
  let count = 0;
  const run = async (): Promise<void> => {
    for (; !stopping.signal.aborted; count += 1) {
      const cartId = (await shopper.api.post('/v1/carts')).body.data.id;
      expect((await shopper.api.post(`/v1/carts/${cartId}/lines`, { sku: SKU, quantity: 1 })).status).toBe(200);
      expect((await shopper.api.post(`/v1/carts/${cartId}/price`)).status).toBe(200);
      expect((await checkOut(shopper, cartId)).body.data.state).toBe('confirmed');
    }
  };
  const running = run();
  running.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await running;
      return count;
    },
  };
}

/** Expects each order of a shopper in the target, no others, numbers without duplicates, and invoice numbers without gaps. */
async function expectOrders(placed: readonly PlacedOrder[]): Promise<void> {
  const stored = await read(
    'target',
    `select id || ' ' || number || ' ' || cart_id from orders.sales_order where tenant_id = '${store.tenantId}'`,
  );
  expect(stored.toSorted()).toEqual(placed.map(({ id, number, cart }) => `${id} ${number} ${cart}`).toSorted());
  expect(new Set(placed.map(({ number }) => number)).size).toBe(placed.length);
  await eventually(SETTLED_WITHIN_MS, async () =>
    expect(await read('target', `select distinct status from orders.sales_order where tenant_id = '${store.tenantId}'`)).toEqual([
      'CONFIRMED',
    ]),
  );
  await eventually(SETTLED_WITHIN_MS, async () => expect(await countIn('target', 'billing.invoice')).toBe(placed.length));
  const gaps = `select max(sequence) - min(sequence) + 1 - count(*) from billing.invoice where tenant_id = '${store.tenantId}'`;
  expect(await read('target', gaps)).toEqual(['0']);
}

/** Expects two events of each order, each exactly once. */
async function expectWebhooks(placed: readonly PlacedOrder[]): Promise<void> {
  await eventually(SETTLED_WITHIN_MS, async () => {
    const confirmed = receiver.received.filter(({ json }) => json.type === 'order.confirmed').map(({ json }) => String(json.data.id));
    expect(confirmed.toSorted()).toEqual(placed.map(({ id }) => id).toSorted());
  });
  await eventually(SETTLED_WITHIN_MS, async () =>
    expect(receiver.received.filter(({ json }) => json.type === 'invoice.issued')).toHaveLength(placed.length),
  );
  const ids = receiver.received.map(({ json }) => json.id);
  expect(ids.length).toBe(new Set(ids).size);
}

/** Expects the source to have nothing of the store but what refuses its requests, and the sessions to continue in the target. */
async function expectSourceLeft(): Promise<void> {
  const tables = await read(
    'source',
    `select table_schema || '."' || table_name || '"' from information_schema.columns where column_name = 'tenant_id'
       and table_schema in ('gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks') order by 1`,
  );
  const left = [];
  for (const table of tables) if ((await countIn('source', table)) > 0) left.push(table);
  expect(left).toEqual(['gateway."api_key"', 'gateway."store_move"', 'gateway."store_settings"', 'gateway."tenant"']);
  expect(await read('source', `select tgname from pg_trigger where tgname like 'moving\\_%'`)).toEqual([]);

  const [shopper] = shoppers;
  expect((await store.server.get('/v1/products')).body.error).toMatchObject({ code: 'service_unavailable', reason: 'store_moved' });
  const there = apiClient(cells.target.baseUrl, { key: store.secretKey, shopperToken: shopper?.token ?? '' });
  expect((await there.get('/v1/orders')).body.data.length).toBeGreaterThan(0);
}
