import { createStorefront } from '@storefront/client';
import type { Request as PageRequest } from 'express';
import type { DemoConfig } from './config.ts';
import type { SentRequest } from './developer/activity.ts';

// A checkout may take the gateway several seconds; after this time an error is better for the shopper than waiting.
const TIMEOUT_MS = 20_000;

/** Calls from this server to the gateway. */
export type GatewayClient = ReturnType<typeof gatewayClient>;

/** Creates a client for the configured gateway. It reports every request to `sent`. */
export function gatewayClient(
  { apiInternalBaseUrl, publishableKey, secretKey }: Pick<DemoConfig, 'apiInternalBaseUrl' | 'publishableKey' | 'secretKey'>,
  sent: (request: SentRequest) => void,
) {
  const send = async (request: Request, signal = request.signal): Promise<Response> => {
    const start = performance.now();
    const { pathname, search } = new URL(request.url);
    const report = (response: Response | null) =>
      sent({
        method: request.method,
        path: pathname + search,
        status: response?.status ?? null,
        duration_ms: Math.round(performance.now() - start),
        request_id: response?.headers.get('X-Request-Id') ?? null,
        warning: response?.headers.get('X-Service-Warning') ?? null,
      });
    try {
      const response = await fetch(request, { redirect: 'error', signal });
      report(response);
      return response;
    } catch (error) {
      report(null);
      throw error;
    }
  };
  // The page repeats requests; this server shows each one.
  const settings = { baseUrl: apiInternalBaseUrl, etags: false, retries: 0, timeoutMs: TIMEOUT_MS, fetch: send } as const;
  return {
    /** Calls the API for the store itself. */
    storefront: createStorefront({ ...settings, apiKey: secretKey }),
    /** Calls the API for anyone, with the publishable key: visitors cannot use up the rate limit of the secret key. */
    visitor: createStorefront({ ...settings, apiKey: publishableKey }),
    /** Calls the API for a browser, against whose address failed logins count. */
    storefrontFor: (address: string | undefined) => createStorefront({ ...settings, apiKey: secretKey, clientAddress: () => address }),
    /** Passes a request of the page on for a shopper and returns the response as it is. */
    forward: ({ method, url, headers, body, ip }: PageRequest, token: string): Promise<Response> =>
      send(
        new Request(apiInternalBaseUrl + url, {
          method,
          headers: {
            Authorization: `Bearer ${secretKey}`,
            'X-Storefront-Shopper-Token': token,
            ...(ip !== undefined && { 'X-Storefront-Client-Address': ip }),
            ...(Buffer.isBuffer(body) && { 'Content-Type': 'application/json' }),
            ...(headers['idempotency-key'] && { 'Idempotency-Key': String(headers['idempotency-key']) }),
          },
          body: Buffer.isBuffer(body) ? new Uint8Array(body) : null,
        }),
        // Not in the request, whose signal Node forgets when it collects the request.
        AbortSignal.timeout(TIMEOUT_MS),
      ),
  };
}
