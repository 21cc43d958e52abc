import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { System } from '@storefront/local-system';
import type { CatalogAdminServiceDefinition, ImportProductsRequest } from '@storefront/proto/storefront/catalog/v1';
import { type Caller, createClient } from '@storefront/rpc';
import { aStore, type TestStore } from '../../support/systems/a-store.ts';
import type { Visit } from '../day/open-load.ts';
import { orderFlow, type ShopperHeaders } from '../flows/cart-flows.ts';
import { flowClient } from '../flows/http-flow.ts';
import { loadCaller } from '../flows/load-caller.ts';
import { type Processes, processesOf } from '../probes/processor-time.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';
import { catalogProduct, searchQuery, skuOf } from '../worlds/catalog-data.ts';
import { OWN_FILE } from './prepare-rivals.ts';
import {
  CONCURRENCY,
  changedPrice,
  emailOf,
  isChecked,
  jsonClient,
  offsetOf,
  PAGE,
  PASSWORD,
  productOf,
  SHOPPERS,
  type Shop,
} from './shop.ts';

/** The credentials of a store of the system, and customers with credit who are logged in. */
export interface OwnAccess {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly shoppers: readonly ShopperHeaders[];
  /** The store's operator. */
  readonly operator: Caller;
}

/** The processes of the system, the environment of its operator, and where it changes the catalog. */
export interface OwnSystem {
  readonly processes: () => Processes;
  readonly env: Readonly<Record<string, string>>;
  readonly catalog: { readonly address: string; readonly serviceToken: string };
}

/** The public API of the system. Reads use the publishable key; carts and orders belong to shoppers with credit terms. */
export function ownShop(
  url: string,
  { publishableKey, secretKey, shoppers, operator }: OwnAccess,
  { processes, env, catalog }: OwnSystem,
): Shop {
  const admin = createClient<CatalogAdminServiceDefinition, 'ImportProducts'>('storefront.catalog.v1.CatalogAdminService', {
    ...catalog,
    deadlineMs: 30_000,
  });
  const reads = jsonClient(url, { authorization: `Bearer ${publishableKey}` });
  const flows = flowClient(url, CONCURRENCY);
  const server = jsonClient(url, { authorization: `Bearer ${secretKey}` });
  const as = (index: number): ShopperHeaders => shoppers[index % shoppers.length] ?? {};
  const list = async (index: number, query: string, atLeast: number): Promise<readonly number[]> => {
    const response = await reads.send<{ data: readonly unknown[] }>(`/v1/products?limit=${PAGE}&${query}`);
    if (isChecked(index) && response.body.data.length < atLeast) throw new Error('the list is too short');
    return [response.ms];
  };
  const pages = {
    list: (index: number) => list(index, `offset=${offsetOf(index)}`, PAGE),
    search: (index: number) => list(index, `q=${encodeURIComponent(searchQuery(index))}`, 0),
    detail: async (index: number) => [(await reads.send(`/v1/products/${skuOf(productOf(index))}`)).ms],
  };
  return {
    name: 'storefront',
    processes,
    settle: () => waitUntilDrained(env),
    ...pages,
    async cart(index) {
      const headers = as(index);
      const created = await flows.send({ method: 'POST', path: '/v1/carts', headers, status: 201 });
      const cart = `/v1/carts/${created.body.data.id}`;
      const line = { sku: skuOf(productOf(index)), quantity: 2 };
      const added = await flows.send({ method: 'POST', path: `${cart}/lines`, headers, body: line, status: 200 });
      const priced = await flows.send({ method: 'POST', path: `${cart}/price`, headers, status: 200 });
      if (typeof priced.body.data.total !== 'number') throw new Error('the cart has no total');
      return [created.ms, added.ms, priced.ms];
    },
    order: (index) => orderFlow(flows, as(index), skuOf(productOf(index))),
    async openAccounts() {
      for (let index = 0; index < SHOPPERS; index += 1)
        await server.send('/v1/auth/signup', { email: emailOf(index), password: PASSWORD, name: 'A Shopper' });
    },
    visit: (index) => visitOf(server, pages, index),
    async change(index) {
      const { sku, ...product } = catalogProduct(productOf(index));
      const row = { ...product, sku, list_unit_price: changedPrice(index).toFixed(2), stock_quantity: 1_000_000_000 - index };
      for await (const { violations } of admin.importProducts(oneRow(row), operator)) {
        if (violations.length > 0) throw new Error(`a product was not changed: ${violations[0]?.reason}`);
      }
    },
    async close() {
      admin.close();
      await Promise.all([reads.close(), server.close(), flows.close()]);
    },
  };
}

/** Opens the store of the system that has the same products as the rivals. */
export async function openOwnStore({ home, baseUrl, env }: System): Promise<{ readonly store: TestStore; readonly access: OwnAccess }> {
  const store = await aStore({ tenantId: await readFile(join(home, OWN_FILE), 'utf8'), system: { baseUrl, env } });
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index < CONCURRENCY; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000000', '--terms-days', '30']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  const { publishableKey, secretKey } = store;
  return { store, access: { publishableKey, secretKey, shoppers, operator: { ...loadCaller(store), kind: 'operator' } } };
}

export const ownSystem = (system: System): OwnSystem => ({
  processes: () => processesOf(system),
  env: system.env,
  catalog: { address: system.addresses.catalog, serviceToken: system.tokens.operator },
});

async function* oneRow(row: object): AsyncGenerator<ImportProductsRequest> {
  yield { options: { format: 'storefront', syntax: 'jsonl' } };
  yield { chunk: Buffer.from(`${JSON.stringify(row)}\n`) };
}

interface CartResponse {
  readonly data: { readonly id: string; readonly shopper_token: string; readonly state: string; readonly total: number | null };
}

/** The requests of one shopper. */
function visitOf(server: ReturnType<typeof jsonClient>, pages: Pick<Shop, 'list' | 'search' | 'detail'>, index: number): Visit {
  let shopper: ShopperHeaders = {};
  let cart: string | undefined;
  let lines = 0;
  const post = (path: string, body: object = {}, more: ShopperHeaders = {}) =>
    server.send<CartResponse>(path, body, { ...shopper, ...more });
  const price = async () => {
    if (typeof (await post(`${cart}/price`)).body.data.total !== 'number') throw new Error('the cart has no total');
  };
  return {
    list: () => pages.list(index),
    search: () => pages.search(index),
    detail: () => pages.detail(index),
    async login() {
      const { data } = (await post('/v1/auth/login', { email: emailOf(index), password: PASSWORD })).body;
      shopper = { 'x-storefront-shopper-token': data.shopper_token };
    },
    async add() {
      cart ??= `/v1/carts/${(await post('/v1/carts')).body.data.id}`;
      lines += 1;
      await post(`${cart}/lines`, { sku: skuOf(productOf(index + lines)), quantity: 2 });
    },
    price,
    async order() {
      const body = { cart_id: cart?.split('/').at(-1), payment_rail: 'CASH_ON_DELIVERY' };
      const checkOut = async () => (await post('/v1/checkout', body, { 'idempotency-key': randomUUID() })).body.data.state;
      let state = await checkOut();
      // The staff has changed a price since the shopper saw it.
      if (state === 'price_changed') {
        await price();
        state = await checkOut();
      }
      if (state !== 'confirmed') throw new Error(`the checkout ended as ${state}`);
    },
  };
}
