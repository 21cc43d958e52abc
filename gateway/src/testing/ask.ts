import { expect } from '@jest/globals';
import { routeIndex } from '../http/route-index.ts';
import { ErrorOut } from '../schemas/envelopes.ts';
import { aStore, type GatewayUnderTest, startGateway } from './gateway-under-test.ts';

export interface Wish {
  method?: string;
  key?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Text goes out as it is, anything else as JSON. */
  body?: unknown;
}

/** Asks a gateway over HTTP, and holds every answer against the schema that the OpenAPI document publishes for it. */
const askerOf = (gateway: GatewayUnderTest) => {
  const find = routeIndex(gateway.routes);
  const checkAgainstSchema = (method: string, path: string, status: number, text: string): void => {
    const found = find(method, path.split('?')[0] ?? '');
    if (text === '') return;
    const schema = status >= 400 || found === undefined || !('route' in found) ? ErrorOut : found.route.response.body;
    expect(schema?.safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
  };

  return async (path: string, { method = 'GET', key, token, headers = {}, body }: Wish = {}) => {
    const response = await fetch(`${gateway.url}${path}`, {
      method,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(token === undefined ? {} : { 'x-storefront-shopper-token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    checkAgainstSchema(method, path, response.status, text);
    return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) };
  };
};

/** A gateway with a sandbox store and a signed-in shopper of it. */
export async function startGatewayWithStore() {
  const gateway = await startGateway();
  const store = await aStore(gateway);
  const tokenOf = async ({ tenantId, mode }: { tenantId: string; mode: 'sandbox' | 'live' }, familyId = 'family') =>
    (await gateway.tokens.sign({ tenantId, mode, customerId: 'customer', familyId })).token;
  return { gateway, store, tokenOf, token: await tokenOf(store), ask: askerOf(gateway) };
}

export type GatewayWithStore = Awaited<ReturnType<typeof startGatewayWithStore>>;
