import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkHealth, newId, NO_STORE } from '@storefront/rpc';
import { hashApiKey, mintApiKey } from './access/principals/api-keys.ts';
import type { KeyCache } from './access/principals/key-cache.ts';
import type { KeyPrincipal } from './access/principals/key-principal.ts';
import { NO_TENANT } from './access/principals/no-tenant.ts';
import type { ShopperTokens } from './access/principals/shopper-tokens.ts';
import type { ServiceName } from './clients.ts';
import type { Config } from './config.ts';

interface WarmUpOptions extends Pick<Config, 'addresses' | 'tls' | 'keyPepper'> {
  readonly keys: KeyCache;
  readonly tokens: ShopperTokens;
}

/** The services start together with the gateway, and need about as long. */
const SERVING_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 100;
const HEALTH_WITHIN_MS = 500;

const CART = `/v1/carts/${NO_TENANT}`;

/** A path, and for a `POST` its body. */
type WarmUpRequest = readonly [path: string, body?: object];

/** Requests that change nothing, because no product and no cart of their store exists. */
const REQUESTS: Partial<Record<ServiceName, readonly WarmUpRequest[]>> = {
  catalog: [['/v1/products?limit=50'], ['/v1/products?q=nothing'], ['/v1/products/nothing']],
  cart: [[CART], [`${CART}/lines`, { sku: 'nothing', quantity: 1 }], [`${CART}/price`, {}]],
  orders: [['/v1/orders'], ['/v1/checkout/preview', { cart_id: NO_TENANT, payment_rail: 'CREDIT_TERMS' }]],
  billing: [['/v1/me']],
};

/**
 * Sends requests of a store that does not exist through the app, over a port of its own, so that its code is compiled and connected to the services before the
 * first client is. Skips services that do not serve within two seconds.
 */
export async function warmUp(app: RequestListener, { addresses, tls, ...options }: WarmUpOptions): Promise<void> {
  const headers = await credentials(options);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const warm = async (service: ServiceName): Promise<void> => {
    if (!(await isServing(addresses[service], { tls, serverName: service }))) return;
    for (const each of REQUESTS[service] ?? []) await send(port, headers, each);
  };
  try {
    await Promise.all((Object.keys(REQUESTS) as ServiceName[]).map(warm));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** A key that only the cache of this process knows, for the few seconds that the cache trusts it, and a shopper token. */
async function credentials({ keys, tokens, keyPepper }: Pick<WarmUpOptions, 'keys' | 'tokens' | 'keyPepper'>) {
  const key = mintApiKey('live', 'SECRET', keyPepper);
  await keys.fill(Promise.resolve([{ hash: hashApiKey(key, keyPepper), principal: PRINCIPAL }]));
  const { token } = await tokens.sign({ tenantId: NO_TENANT, mode: 'live', customerId: NO_TENANT, familyId: newId() });
  return { authorization: `Bearer ${key}`, 'x-storefront-shopper-token': token, 'content-type': 'application/json' };
}

const PRINCIPAL: KeyPrincipal = {
  keyId: NO_TENANT,
  tenantId: NO_TENANT,
  mode: 'live',
  kind: 'SECRET',
  scopes: ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout'],
  origins: [],
  ratePerMinute: 1000,
  ratePerClient: null,
  expiresAt: null,
  store: { ...NO_STORE, currency: 'USD', paymentRails: ['CREDIT_TERMS'] },
};

async function isServing(address: string, secure: Parameters<typeof checkHealth>[2]): Promise<boolean> {
  const endsAt = performance.now() + SERVING_WITHIN_MS;
  while (!(await checkHealth(address, HEALTH_WITHIN_MS, secure))) {
    if (performance.now() > endsAt) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return true;
}

/** Resolves once the response has been received, whatever it is. */
async function send(port: number, headers: Readonly<Record<string, string>>, [path, body]: WarmUpRequest): Promise<void> {
  const sent = request({ host: '127.0.0.1', port, path, headers, method: body === undefined ? 'GET' : 'POST' });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
  response.resume();
  await once(response, 'end');
}
