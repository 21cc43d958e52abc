import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, type ApiResponse, apiClient } from '../support/http/api.ts';
import type { Shopper } from '../support/systems/a-store.ts';

/** An order whose placement was acknowledged to a shopper. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly cart: string;
}

/** A shopper whose requests a router sends to the deployment that has the store. */
export interface RoutedShopper {
  readonly placed: readonly PlacedOrder[];
  stop(): Promise<void>;
}

type Rail = 'CASH_ON_DELIVERY' | 'CREDIT_TERMS' | 'PREPAID';
const RAILS: readonly Rail[] = ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'];
/** Longer than two pauses and the start of a killed command. */
const RETRIED_MAX_MS = 120_000;
const RETRY_MS = 200;
const BETWEEN_ORDERS_MS = 100;

/** Starts a shopper who places order after order until stopped, and repeats what fails as a correct client does. */
export function startShopping(shopper: Shopper, secretKey: string, places: readonly string[], sku: string): RoutedShopper {
  const router = routerOf(shopper, secretKey, places);
  const stopping = new AbortController();
  const placed: PlacedOrder[] = [];
  const run = async (): Promise<void> => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      placed.push(await placeOrder(router.final, sku, RAILS[turn % RAILS.length] ?? 'CASH_ON_DELIVERY'));
      await sleep(BETWEEN_ORDERS_MS);
    }
  };
  const running = run();
  // The test awaits it in `stop`; until then, a failure is not unhandled.
  running.catch(() => undefined);
  return {
    placed,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

type Final = (send: (api: Api) => Promise<ApiResponse>) => Promise<ApiResponse>;

/** Sends requests to the first place until it says that the store has moved, and then to the second one. */
function routerOf({ token }: Shopper, key: string, places: readonly string[]) {
  const apis = places.map((baseUrl) => apiClient(baseUrl, { key, shopperToken: token }));
  let current = 0;
  const final: Final = async (send) => {
    const startedAt = Date.now();
    for (;;) {
      const api = apis[current];
      if (api === undefined) throw new Error('the store has left both deployments');
      const response = await send(api);
      if (response.body?.error?.reason === 'store_moved') current += 1;
      else if (!isTemporary(response)) return response;
      else if (Date.now() - startedAt > RETRIED_MAX_MS) throw new Error(`still ${response.status}: ${response.text}`);
      else await sleep(RETRY_MS);
    }
  };
  return { final };
}

const isTemporary = ({ status, headers }: ApiResponse): boolean => status >= 500 || (status === 409 && headers.has('retry-after'));

async function placeOrder(final: Final, sku: string, rail: Rail): Promise<PlacedOrder> {
  const send = async (method: 'post', path: string, body?: unknown): Promise<ApiResponse['body']> => {
    const key = randomUUID();
    const { status, text, body: json } = await final((api) => api[method](path, body, { 'idempotency-key': key }));
    if (status >= 300) throw new Error(`${path} returned ${status}: ${text}`);
    return json.data;
  };
  const cart: string = (await send('post', '/v1/carts')).id;
  await send('post', `/v1/carts/${cart}/lines`, { sku, quantity: 2 });
  await send('post', `/v1/carts/${cart}/price`);
  const {
    order_id: id,
    order_number: number,
    redirect_url: page,
  } = await send('post', '/v1/checkout', { cart_id: cart, payment_rail: rail });
  if (typeof id !== 'string') throw new Error(`a checkout of ${cart} placed no order`);
  // The page belongs to the deployment in which the checkout took place. If that has no session any more, the order stays unpaid.
  if (rail === 'PREPAID') await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
  return { id, number, cart };
}
