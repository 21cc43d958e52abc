import { randomUUID } from 'node:crypto';
import { catalogProduct, searchQuery, skuOf } from '../../load/worlds/catalog-data.ts';
import { eventually } from '../../support/eventually.ts';
import { anOrder } from '../../support/http/priced-cart.ts';
import { webhookReceiver } from '../../support/http/webhook-receiver.ts';
import type { Scene } from '../scene.ts';
import type { Recorder } from './samples.ts';
import { victimClient } from './victim-client.ts';

/** A store that shops while another one attacks. */
export interface Victim {
  /** The things that it does, to be called one after another. Each records its samples, and resolves when all has arrived. */
  readonly steps: readonly ((recorder: Recorder) => Promise<unknown>)[];
  /** Issues keys that the gateway has not seen until there are so many. */
  addKeys(count: number): Promise<void>;
  close(): Promise<void>;
}

const PRODUCTS = 500;
const RAILS = ['CASH_ON_DELIVERY', 'CREDIT_TERMS'];
/** So many log in in rounds, because each may log in a hundred times in a quarter of an hour. */
const SHOPPERS = 20;
const DELIVERED_WITHIN_MS = 10_000;
const INVOICED_WITHIN_MS = 60_000;

/** Opens the victim: a live store with products, a shopper with credit, an invoice, and a webhook endpoint. */
export async function openVictim({ system, newStore }: Scene): Promise<Victim> {
  const store = await newStore();
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({ ...catalogProduct(index), stock_quantity: 10_000_000 }));
  await store.importProducts(products);
  const shopper = await store.shopper(['--credit-limit', '1000000000000', '--terms-days', '30', '--rails', RAILS.join(',')]);
  const { id: orderId } = await anOrder(shopper, [{ sku: skuOf(0), quantity: 1 }]);
  const invoiceId = await eventually(INVOICED_WITHIN_MS, async () => {
    const [invoice] = (await shopper.api.get(`/v1/orders/${orderId}`)).body.data.invoices;
    if (invoice === undefined) throw new Error('the order has no invoice yet');
    return invoice.id as string;
  });

  const arrivals = new Map<string, () => void>();
  const receiver = await webhookReceiver(({ json }) => {
    arrivals.get(String(json.data.id))?.();
    return 200;
  });
  await store.server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: ['order.confirmed'] });
  /** Resolves when the event of an order arrives, which may be before the checkout returns. */
  const arrivalOf = (id: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no delivery within ${DELIVERED_WITHIN_MS / 1000} s`)), DELIVERED_WITHIN_MS);
      const arrived = (): void => {
        clearTimeout(timer);
        resolve();
      };
      if (receiver.received.some(({ json }) => json.data.id === id)) return arrived();
      arrivals.set(id, arrived);
    });

  const { send, close } = victimClient(system.baseUrl);
  const browser = { authorization: `Bearer ${store.publishableKey}` };
  const headers = { authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': shopper.token };
  const keys: string[] = [];
  let visit = 0;
  const number = (): number => {
    visit += 1;
    return visit;
  };
  const read = (path: string, sent = browser) => send({ path, headers: sent });

  const order = async ({ measure }: Recorder): Promise<void> => {
    const cart = await measure('cart', () => send({ method: 'POST', path: '/v1/carts', headers, status: 201 }));
    if (cart === undefined) return;
    const path = `/v1/carts/${cart.data.id}`;
    const line = { sku: skuOf(number() % PRODUCTS), quantity: 1 };
    if (!(await measure('line', () => send({ method: 'POST', path: `${path}/lines`, headers, body: line })))) return;
    if (!(await measure('price', () => send({ method: 'POST', path: `${path}/price`, headers })))) return;
    const body = { cart_id: cart.data.id, payment_rail: RAILS[number() % RAILS.length] };
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const placed = await measure('checkout', () => send({ method: 'POST', path: '/v1/checkout', headers: keyed, body }));
    if (placed !== undefined) await measure('webhook', () => arrivalOf(placed.data.order_id));
  };
  const shoppers = [shopper];
  while (shoppers.length < SHOPPERS) shoppers.push(await store.shopper());
  const credentials = shoppers.map(({ email, password }) => ({ email, password }));

  return {
    steps: [
      ({ measure }) => measure('list', () => read(`/v1/products?limit=20&offset=${(number() * 20) % PRODUCTS}`)),
      ({ measure }) => measure('detail', () => read(`/v1/products/${skuOf(number() % PRODUCTS)}`)),
      order,
      ({ measure }) => measure('search', () => read(`/v1/products?limit=20&q=${encodeURIComponent(searchQuery(number()))}`)),
      ({ measure }) => measure('me', () => read('/v1/me', headers)),
      ({ measure }) =>
        measure('login', () => send({ method: 'POST', path: '/v1/auth/login', headers: browser, body: credentials[number() % SHOPPERS] })),
      async ({ measure }) => {
        const key = keys.pop();
        if (key !== undefined) await measure('new key', () => read(`/v1/products/${skuOf(0)}`, { authorization: `Bearer ${key}` }));
      },
      ({ measure }) => measure('PDF', () => read(`/v1/invoices/${invoiceId}/pdf`, headers)),
      ({ measure }) => measure('health', () => send({ path: '/health' })),
    ],
    async addKeys(count) {
      while (keys.length < count) keys.push((await store.issueKey('publishable', '--origins', store.origin)).key);
    },
    async close() {
      await close();
      await receiver.close();
    },
  };
}
