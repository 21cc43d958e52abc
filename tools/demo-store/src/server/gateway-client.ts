import type { DemoConfig } from './config.ts';
import type { SentRequest } from './developer/activity.ts';

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
  /** Sends a request to an API path, for a shopper or for the store itself. */
  readonly send: (method: string, path: string, forwarded?: Forwarded) => Promise<Response>;
  /** Posts JSON without a shopper, as the auth routes require. */
  readonly post: (path: string, body: unknown) => Promise<Response>;
}

/** Creates a client for the configured gateway. It reports every request to `sent`. */
export function gatewayClient(
  { apiInternalBaseUrl, secretKey }: Pick<DemoConfig, 'apiInternalBaseUrl' | 'secretKey'>,
  sent: (request: SentRequest) => void,
): GatewayClient {
  const call = async (method: string, path: string, headers: Record<string, string>, body: string | Buffer | undefined) => {
    const start = performance.now();
    const report = (answer: Response | null) =>
      sent({
        method,
        path,
        status: answer?.status ?? null,
        duration_ms: Math.round(performance.now() - start),
        request_id: answer?.headers.get('X-Request-Id') ?? null,
      });
    try {
      const answer = await fetch(apiInternalBaseUrl + path, {
        method,
        headers: {
          Authorization: `Bearer ${secretKey}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      report(answer);
      return answer;
    } catch (fault) {
      report(null);
      throw fault;
    }
  };
  return {
    send: (method, path, forwarded) => call(method, path, forwarded ? headersOf(forwarded) : {}, forwarded?.body),
    post: (path, body) => call('POST', path, {}, JSON.stringify(body)),
  };
}

const headersOf = ({ token, idempotencyKey }: Forwarded): Record<string, string> => ({
  'X-Storefront-Shopper-Token': token,
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
});
