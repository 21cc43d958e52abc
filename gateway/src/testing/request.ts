import { expect } from '@jest/globals';
import type { Mode } from '@storefront/contract';
import { ErrorOut, ProblemOut } from '../api/schemas/errors.ts';
import { routeIndex } from '../http/routing/route-index.ts';
import { aStore, type GatewayUnderTest, startGateway } from './gateway-under-test.ts';

/** The optional parts of a test request. */
export interface RequestOptions {
  method?: string;
  key?: string;
  token?: string;
  headers?: Record<string, string>;
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown;
}

/** Sends requests to a gateway over HTTP and validates every response against its schema in the OpenAPI document. */
const askerOf = (gateway: GatewayUnderTest) => {
  const find = routeIndex(gateway.routes);
  const checkAgainstSchema = (method: string, path: string, { status, headers }: Response, text: string): void => {
    const found = find(method, path.split('?')[0] ?? '');
    if (text === '') return;
    const schema =
      headers.get('content-type') === 'application/problem+json'
        ? ProblemOut
        : status >= 400 || found === undefined || !('route' in found)
          ? ErrorOut
          : found.route.response.body;
    expect(schema?.safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
  };

  return async (path: string, { method = 'GET', key, token, headers = {}, body }: RequestOptions = {}) => {
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
    checkAgainstSchema(method, path, response, text);
    return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) };
  };
};

/** Starts a gateway with a sandbox store and a signed-in shopper. */
export async function startGatewayWithStore(options: Parameters<typeof startGateway>[0] = {}) {
  const gateway = await startGateway(options);
  const store = await aStore(gateway);
  const tokenOf = async ({ tenantId, mode }: { tenantId: string; mode: Mode }, familyId = 'family') =>
    (await gateway.tokens.sign({ tenantId, mode, customerId: 'customer', familyId })).token;
  return { gateway, store, tokenOf, token: await tokenOf(store), ask: askerOf(gateway) };
}

export type GatewayWithStore = Awaited<ReturnType<typeof startGatewayWithStore>>;
