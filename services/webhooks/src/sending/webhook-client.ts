import { isIP } from 'node:net';
import { Client } from 'undici';
import { type EndpointRules, endpointUrlViolation, hostOf } from '../endpoints/endpoint-url.ts';
import type { ResolveName } from '../endpoints/name-resolver.ts';
import { EndpointNotAllowed, lookupOf, resolveEndpoint } from '../endpoints/resolve-endpoint.ts';
import { type Connection, createConnections } from './connections.ts';
import { failureReasonOfError } from './failure-reason.ts';

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
 * Redirects, proxies, and compression are not supported. A connection is used again within a second by the same store for the same origin. If the receiver has
 * closed it meanwhile, the request is sent once more on a new one, which can repeat a request that the receiver has handled without responding.
 */
export function createWebhookClient({ timeoutMs, resolve, ...rules }: WebhookClientOptions): WebhookClient {
  const resolved = resolveEndpoint(rules, resolve);
  const open = new Set<Client>();
  const connections = createConnections();
  let isClosed = false;

  const connectTo = async (parsed: URL, tenantId: string): Promise<Connection> => {
    const openedAt = performance.now();
    const host = hostOf(parsed);
    // An IP address is used without a lookup.
    const addresses = isIP(host) === 0 ? await resolved(host, tenantId) : [{ address: host, family: isIP(host) }];
    const client = new Client(parsed.origin, {
      connect: { lookup: lookupOf(addresses), timeout: Math.min(CONNECT_TIMEOUT_MS, timeoutMs), maxCachedSessions: 0 },
      allowH2: false,
      pipelining: 1,
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    return { client, openedAt };
  };

  /** Sends the request on this connection, and keeps it if the response was read to its end. */
  const sendOn = async (connection: Connection, key: string, request: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse> => {
    const { client } = connection;
    open.add(client);
    let isReusable = false;
    try {
      const { isComplete, ...response } = await send(client, request, signal);
      isReusable = isComplete;
      return response;
    } finally {
      open.delete(client);
      if (isReusable && !isClosed) connections.keep(key, connection);
      else await client.destroy();
    }
  };
  return {
    async post(request) {
      const { tenantId, url } = request;
      // The rules may have changed since the endpoint was registered.
      if (endpointUrlViolation(url, rules) !== undefined) throw new EndpointNotAllowed('the endpoint is not allowed');
      const signal = AbortSignal.timeout(timeoutMs);
      const parsed = new URL(url);
      const key = `${tenantId} ${parsed.origin}`;
      const idle = connections.take(key);
      if (idle !== undefined) {
        try {
          return await sendOn(idle, key, request, signal);
        } catch (error) {
          // Most likely, the receiver closed the connection while it was idle.
          if (!failureReasonOfError(error).startsWith('connection_')) throw error;
        }
      }
      return await sendOn(await connectTo(parsed, tenantId), key, request, signal);
    },
    async close() {
      isClosed = true;
      await Promise.all([connections.close(), ...[...open].map((client) => client.destroy())]);
    },
  };
}

async function send(
  client: Client,
  { url, headers, body }: WebhookRequest,
  signal: AbortSignal,
): Promise<WebhookResponse & { readonly isComplete: boolean }> {
  const { pathname, search } = new URL(url);
  const response = await client.request({ path: `${pathname}${search}`, method: 'POST', headers, body, signal });
  // Only the status counts; an error while reading the body does not matter.
  const isComplete = await response.body.dump({ limit: RESPONSE_BYTES_MAX, signal }).then(
    () => !response.body.errored,
    () => false,
  );
  const retryAfter = response.headers['retry-after'];
  return { status: response.statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : null, isComplete };
}
