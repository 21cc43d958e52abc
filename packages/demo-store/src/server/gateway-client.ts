import type { DemoConfig } from './config.ts';

// A checkout may take the gateway several seconds; beyond this the shopper is better told.
const TIMEOUT_MS = 20_000;

/** What a forwarded request carries. */
export interface Forwarded {
  readonly token: string;
  readonly idempotencyKey: string | undefined;
  readonly body: Buffer | undefined;
}

/** Calls of this server to the gateway, with the secret key. */
export interface GatewayClient {
  /** Sends one request of a signed-in shopper to `path` of the API. */
  readonly send: (method: string, path: string, forwarded: Forwarded) => Promise<Response>;
  /** Posts JSON without a shopper, as the auth routes take it. */
  readonly post: (path: string, body: unknown) => Promise<Response>;
}

/** A client of the gateway named in the configuration. */
export function gatewayClient({ apiInternalBaseUrl, secretKey }: Pick<DemoConfig, 'apiInternalBaseUrl' | 'secretKey'>): GatewayClient {
  const call = (method: string, path: string, headers: Record<string, string>, body: string | Buffer | undefined) =>
    fetch(apiInternalBaseUrl + path, {
      method,
      headers: { Authorization: `Bearer ${secretKey}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? null : typeof body === 'string' ? body : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  return {
    send: (method, path, { token, idempotencyKey, body }) =>
      call(method, path, { 'X-Storefront-Shopper-Token': token, ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}) }, body),
    post: (path, body) => call('POST', path, {}, JSON.stringify(body)),
  };
}
