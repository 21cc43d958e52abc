import { eventually } from '../support/eventually.ts';
import { apiClient } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { isSignedBy } from '../support/http/webhook-receiver.ts';
import type { Demo } from './demo-store.ts';
import type { ClusterReceiver } from './receiver.ts';

const EVENTS = ['order.confirmed', 'invoice.issued'];
const EVENTS_WITHIN_MS = 30_000;

/** Walks the main path of the README with the demo store's keys. Every response is validated against the published contract. */
export async function walkMainPath(baseUrl: string, demo: Demo, receiver: ClusterReceiver): Promise<string> {
  const server = apiClient(baseUrl, { key: demo.keys.sandbox.secret });
  const ping = await server.get('/v1/ping');
  const products = (await server.get('/v1/products?limit=50')).body.data as { sku: string; availability: string }[];
  const { email = '', password = '' } = demo.shoppers.find(({ mode }) => mode === 'sandbox') ?? {};
  const login = await server.post('/v1/auth/login', { email, password });
  const subscription = await server.post('/v1/webhooks', { endpoint_url: receiver.url, event_types: EVENTS });
  assertStatuses({ ping: [ping.status, 200], login: [login.status, 200], subscription: [subscription.status, 201] });

  const sku = products.find(({ availability }) => availability === 'IN_STOCK')?.sku ?? '';
  const shopper = { api: server.as({ shopperToken: login.body.data.shopper_token }) };
  const order = await anOrder(shopper, [{ sku, quantity: 2 }]);

  for (const type of EVENTS) {
    await eventually(EVENTS_WITHIN_MS, async () => {
      const found = (await receiver.deliveries()).find(({ json }) => json.type === type);
      if (found === undefined) throw new Error(`${type} was not delivered`);
      if (!isSignedBy(found, subscription.body.signing_secret)) throw new Error(`${type} was delivered with another signature`);
    });
  }
  return `${products.length} products, order ${order.number}, verified ${EVENTS.join(' and ')}`;
}

function assertStatuses(statuses: Readonly<Record<string, readonly [actual: number, expected: number]>>): void {
  for (const [name, [actual, expected]] of Object.entries(statuses)) {
    if (actual !== expected) throw new Error(`${name} returned ${actual} instead of ${expected}`);
  }
}
