import type { DemoConfig } from './config.ts';

// A checkout may take the gateway several seconds; after this time an error is better for the shopper than waiting.
const TIMEOUT_MS = 20_000;

/** The content of a forwarded request. */
export interface Forwarded {
  readonly token: string;
  readonly idempotencyKey: string | undefined;
  readonly body: Buffer | undefined;
}

/** Calls from this server to the gateway, with the secret key. */
export interface GatewayClient {
  /** Sends a signed-in shopper's request to an API path. */
  readonly send: (method: string, path: string, forwarded: Forwarded) => Promise<Response>;
  /** Posts JSON without a shopper, as the auth routes require. */
  readonly post: (path: string, body: unknown) => Promise<Response>;
}

/** Creates a client for the configured gateway. */
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
