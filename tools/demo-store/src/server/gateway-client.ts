import { createStorefront, type Storefront } from '@storefront/client';
import type { DemoConfig } from './config.ts';
import type { SentRequest } from './developer/activity.ts';

// A checkout may take the gateway several seconds; after this time an error is better for the shopper than waiting.
const TIMEOUT_MS = 20_000;

/** A request of the page that is passed on. */
export interface Forwarded {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly idempotencyKey: string | undefined;
  readonly body: Buffer | undefined;
}

/** Calls from this server to the gateway. */
export interface GatewayClient {
  /** Calls the API for the store itself. */
  readonly storefront: Storefront;
  /** Calls the API for anyone, with the publishable key: visitors cannot use up the rate limit of the secret key. */
  readonly visitor: Storefront;
  /** Calls the API for the store's own pages, for a shopper if there is one. Failed logins count against the address. */
  readonly server: (token: string | undefined, address: string | undefined) => Storefront;
  /** Passes a request of a shopper on and returns the response as it is. */
  readonly forward: (forwarded: Forwarded) => Promise<Response>;
}

/** Creates a client for the configured gateway. It reports every request to `sent`. */
export function gatewayClient(
  { apiInternalBaseUrl, publishableKey, secretKey }: Pick<DemoConfig, 'apiInternalBaseUrl' | 'publishableKey' | 'secretKey'>,
  sent: (request: SentRequest) => void,
): GatewayClient {
  const send = async (request: Request, signal = request.signal): Promise<Response> => {
    const start = performance.now();
    const { pathname, search } = new URL(request.url);
    const report = (answer: Response | null) =>
      sent({
        method: request.method,
        path: pathname + search,
        status: answer?.status ?? null,
        duration_ms: Math.round(performance.now() - start),
        request_id: answer?.headers.get('X-Request-Id') ?? null,
      });
    try {
      const answer = await fetch(request, { redirect: 'error', signal });
      report(answer);
      return answer;
    } catch (fault) {
      report(null);
      throw fault;
    }
  };
  // The page repeats requests; this server shows each one.
  const settings = { baseUrl: apiInternalBaseUrl, etags: false, retries: 0, timeoutMs: TIMEOUT_MS, fetch: send } as const;
  return {
    storefront: createStorefront({ ...settings, apiKey: secretKey }),
    visitor: createStorefront({ ...settings, apiKey: publishableKey }),
    server: (token, address) =>
      createStorefront({ ...settings, apiKey: secretKey, shopperToken: () => token, clientAddress: () => address }),
    forward: ({ method, path, token, idempotencyKey, body }) =>
      send(
        new Request(apiInternalBaseUrl + path, {
          method,
          headers: {
            Authorization: `Bearer ${secretKey}`,
            'X-Storefront-Shopper-Token': token,
            ...(body && { 'Content-Type': 'application/json' }),
            ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          },
          body: body ? new Uint8Array(body) : null,
        }),
        // Not in the request, whose signal Node forgets when it collects the request.
        AbortSignal.timeout(TIMEOUT_MS),
      ),
  };
}
