import { isIP } from 'node:net';
import { Client } from 'undici';
import { type EndpointRules, endpointUrlFault, hostOf } from '../endpoints/endpoint-url.ts';
import type { ResolveName } from '../endpoints/name-resolver.ts';
import { EndpointNotAllowed, lookupOf, resolveEndpoint } from '../endpoints/resolve-endpoint.ts';

/** The part of an endpoint's response that is used. */
export interface WebhookResponse {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** One request to an endpoint. */
export interface WebhookRequest {
  readonly url: string;
  /** The store of the endpoint. Concurrent DNS lookups are limited per store. */
  readonly tenantId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends bytes to an endpoint. Resolves with any response; rejects if there is none. */
export interface WebhookClient {
  readonly post: (request: WebhookRequest) => Promise<WebhookResponse>;
  readonly close: () => Promise<void>;
}

/** The options of `createWebhookClient`. */
export interface WebhookClientOptions extends EndpointRules {
  /** From the DNS lookup to the end of the response. */
  readonly timeoutMs: number;
  readonly resolve: ResolveName;
}

/** An endpoint that takes longer to connect is unlikely to respond within the total timeout. */
export const CONNECT_TIMEOUT_MS = 5_000;
/** The response body is read up to this size, so that the endpoint can finish its response, and discarded. */
export const RESPONSE_BYTES_MAX = 64 * 1024;
/** Enough for the headers of any real receiver. */
const HEADER_BYTES_MAX = 16 * 1024;

/**
 * Creates a client for endpoints with untrusted addresses. Every address is checked when connecting, and only a checked address is contacted.
 * Redirects, proxies, and compression are not supported. Every request uses a new connection, because a receiver that closes an idle
 * connection would fail the next delivery.
 */
export function createWebhookClient({ timeoutMs, resolve, ...rules }: WebhookClientOptions): WebhookClient {
  const resolved = resolveEndpoint(rules, resolve);
  const open = new Set<Client>();

  const connectTo = async ({ url, tenantId }: WebhookRequest): Promise<Client> => {
    // The rules may have changed since the endpoint was registered, and an IP address is used without a lookup.
    if (endpointUrlFault(url, rules) !== undefined) throw new EndpointNotAllowed('the endpoint is not allowed');
    const parsed = new URL(url);
    const host = hostOf(parsed);
    const addresses = isIP(host) === 0 ? await resolved(host, tenantId) : [{ address: host, family: isIP(host) }];
    return new Client(parsed.origin, {
      connect: { lookup: lookupOf(addresses), timeout: Math.min(CONNECT_TIMEOUT_MS, timeoutMs), maxCachedSessions: 0 },
      allowH2: false,
      pipelining: 0,
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
  };

  return {
    async post(request) {
      const signal = AbortSignal.timeout(timeoutMs);
      const client = await connectTo(request);
      open.add(client);
      try {
        return await send(client, request, signal);
      } finally {
        open.delete(client);
        await client.destroy();
      }
    },
    async close() {
      await Promise.all([...open].map((client) => client.destroy()));
    },
  };
}

async function send(client: Client, { url, headers, body }: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse> {
  const { pathname, search } = new URL(url);
  const response = await client.request({ path: `${pathname}${search}`, method: 'POST', headers, body, signal });
  // Only the status counts; an error while reading the body does not matter.
  await response.body.dump({ limit: RESPONSE_BYTES_MAX, signal }).catch(() => undefined);
  const retryAfter = response.headers['retry-after'];
  return { status: response.statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
}
