import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countSeen, seen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import { eventually } from '../support/eventually.ts';
import { frozen } from '../support/faults/frozen.ts';
import { type Api, apiClient, type ApiResponse } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { startOwnSystem } from '../support/systems/own-system.ts';

/** Without the process of the Admin API, shoppers notice nothing, and the operator's command works. */

const SHOPPERS = 3;
/** The work that shoppers do at least while the Admin API is away. */
const LEAST = { requests: 100, orders: 10 };
const PAUSE_MS = 20;
const WITHIN_MS = 60_000;
const KILLS = 5;

interface World {
  readonly system: System;
  readonly store: TestStore;
  readonly shoppers: readonly Shopper[];
}

async function aWorld(options: { adminPort?: number }): Promise<World> {
  const system = await startOwnSystem(options);
  const store = await aStore({ system });
  await store.importProducts([aProduct({ sku: 'BOLT' }), aProduct({ sku: 'NUT' })]);
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => store.shopper()));
  for (const shopper of shoppers) await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  return { system, store, shoppers };
}

/** Lets shoppers browse and order while `run` runs, and longer if they have not done enough by then. Fails unless each of their requests succeeds. */
async function whileShopping<T>({ shoppers }: World, run: () => Promise<T>): Promise<T> {
  const statuses: [string, number][] = [];
  const counts = () => ({ requests: statuses.length, orders: statuses.filter(([name]) => name === 'check out').length });
  const isEnough = () => counts().requests >= LEAST.requests && counts().orders >= LEAST.orders;
  let isOver = false;
  const record = async (name: string, sending: Promise<ApiResponse>): Promise<ApiResponse> => {
    const response = await sending;
    statuses.push([name, response.status]);
    return response;
  };
  const shopping = Promise.all(
    shoppers.map(async ({ api }) => {
      while (!isOver || !isEnough()) {
        await record('list', api.get('/v1/products?limit=2'));
        await record('read', api.get('/v1/products/BOLT'));
        const { body } = await record('create cart', api.post('/v1/carts'));
        const cart = `/v1/carts/${body.data.id}`;
        await record('add line', api.post(`${cart}/lines`, { sku: 'BOLT', quantity: 1 }));
        await record('price', api.post(`${cart}/price`));
        await record('check out', api.post('/v1/checkout', { cart_id: body.data.id, payment_rail: 'CASH_ON_DELIVERY' }));
        await sleep(PAUSE_MS);
      }
    }),
  );
  const running = run().finally(() => {
    isOver = true;
  });
  const [result] = await Promise.all([running, shopping]);
  expect(statuses.filter(([, status]) => status !== 200 && status !== 201)).toEqual([]);
  process.stderr.write(`admin outages: ${countSeen(counts(), LEAST)} of shoppers, none failed\n`);
  return result;
}

/** Imports, counts, and reads with the command, and issues and revokes a token. */
async function expectCommandWorks({ store }: World): Promise<void> {
  const sku = `CMD-${randomUUID()}`;
  await store.importProducts([aProduct({ sku, stock_quantity: 5 })]);
  expect(await store.cli('stock', 'get', sku)).toMatchObject({ on_hand: 5 });
  await store.cli('stock', 'set', sku, '7');
  expect(await store.cli('stock', 'get', sku)).toMatchObject({ on_hand: 7 });
  const [order] = seen('orders', await store.cli<{ number: string }[]>('orders', 'list', '--limit', '1'));
  expect(await store.cli('orders', 'get', order?.number ?? '')).toMatchObject({ number: order?.number });
  const { name } = await runCli<{ name: string }>(store.env, 'tokens', 'create', '--name', `cmd-${randomUUID()}`, '--scopes', 'read');
  await runCli(store.env, 'tokens', 'revoke', name);
  expect(await runCli(store.env, 'audit', 'verify')).toMatchObject({ ok: true });
  await eventually(WITHIN_MS, async () => expect(await brokenChecks(store.env)).toEqual([]));
}

describe('a system with an Admin API', () => {
  let world: World;
  let api: Api;
  let token: string;
  let S: string;
  beforeAll(async () => {
    world = await aWorld({ adminPort: 0 });
    const { store, system } = world;
    const create = ['tokens', 'create', '--name', 'erp', '--scopes', 'admin', '--tenant', store.tenantId];
    ({ token } = await runCli<{ token: string }>(store.env, ...create));
    api = apiClient(system.adminUrl ?? '', { key: token, document: '/admin/openapi.json' });
    S = `/admin/v1/stores/${store.tenantId}/sandbox`;
  });
  afterAll(() => world.system.stop());

  const expectWorks = () => eventually(WITHIN_MS, async () => expect((await api.get(`${S}/stock/BOLT`)).status).toBe(200));
  const writing = () => api.put(`${S}/stock/NUT`, { on_hand: 900 });

  /** Opens an import that has sent a row and waits for more. */
  async function anOpenImport() {
    const sending = request(`${world.system.adminUrl}${S}/imports?kind=products&syntax=jsonl`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    });
    sending.on('error', () => undefined);
    sending.write(`${JSON.stringify(aProduct({ sku: `OPEN-${randomUUID()}` }))}\n`);
    await once(sending, 'socket');
    return sending;
  }

  test('that is killed again and again fails no shopper and no command, and works again', async () => {
    await expectWorks();
    await whileShopping(world, async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const open = await anOpenImport();
        const lost = writing().catch((error: unknown) => error);
        const up = world.system.kill('admin');
        await expectCommandWorks(world);
        await up;
        await lost;
        open.destroy();
      }
    });
    await expectWorks();
    const { restarts } = seen(
      'processes of the Admin API',
      world.system.processes().filter(({ name }) => name === 'admin'),
    )[0] ?? { restarts: 0 };
    expect(restarts).toBeGreaterThanOrEqual(KILLS);
  });

  test('that is frozen, with imports that it has begun, fails no shopper and no command, and goes on afterward', async () => {
    await expectWorks();
    const open = await Promise.all([anOpenImport(), anOpenImport()]);
    let pending: Promise<ApiResponse> | undefined;
    await whileShopping(world, () =>
      frozen(world.system, 'admin', async () => {
        let isOver = false;
        pending = writing().finally(() => {
          isOver = true;
        });
        await expectCommandWorks(world);
        expect(isOver).toBe(false);
      }),
    );
    expect((await pending)?.status).toBe(200);
    for (const sending of open) sending.destroy();
    await expectWorks();
  });
});

describe('a system without an Admin API', () => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld({});
  });
  afterAll(() => world.system.stop());

  test('fails no shopper and no command', async () => {
    expect(world.system.processes().map(({ name }) => name)).not.toContain('admin');
    expect(world.system.adminUrl).toBeUndefined();

    await whileShopping(world, () => expectCommandWorks(world));
  });
});
