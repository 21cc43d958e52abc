import createClient, { type Client } from 'openapi-fetch';
import type { ClientPaths, ItemOf, ListPath } from './client-paths.ts';
import { type EtagStore, memoryEtagStore } from './etag-store.ts';
import { checked } from './failure.ts';
import {
  type ChangeBatch,
  type ChangeOptions,
  type EventBatch,
  type EventOptions,
  type ListOptions,
  listChanges,
  listEvents,
  listItems,
} from './lists.ts';
import { type RetryOptions, type Send, withRetries } from './retry.ts';

/** How to reach the API. */
export interface StorefrontOptions extends RetryOptions {
  /** The base URL of the API, without `/v1`. */
  readonly baseUrl: string;
  /** A publishable key in browsers, a secret key on servers only. */
  readonly apiKey: string;
  /** The token of the signed-in shopper, or a function that returns the current one. */
  readonly shopperToken?: ShopperToken;
  /** On a server with a secret key, the address of the shopper, or a function that returns it. Failed logins, sign-ups, and refused requests count against it, not against the key. */
  readonly clientAddress?: ClientAddress;
  /** Where responses with an ETag are cached, by default in memory. `false` disables revalidation. */
  readonly etags?: EtagStore | false;
  /** Sends each attempt, by default the global `fetch`. */
  readonly fetch?: Send;
}

/** A token, or a function that returns it, or undefined if no shopper is signed in. */
export type ShopperToken = string | undefined | (() => string | undefined | Promise<string | undefined>);

/** An IPv4 or IPv6 address, or a function that returns it, or undefined if it is not known. */
export type ClientAddress = ShopperToken;

/** A client with a method for each HTTP method, as in openapi-fetch, and iterators. */
export interface Storefront extends Pick<Client<ClientPaths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'> {
  /** Returns a client for a shopper, with the same settings and ETag store. */
  withShopper(token: ShopperToken): Storefront;
  /** Yields every item of a list. Throws a `StorefrontError`. */
  items<Path extends ListPath>(path: Path, options?: ListOptions<Path>): AsyncGenerator<ItemOf<Path>>;
  /** Yields the changes of the catalog in batches. Throws a `StorefrontError`. */
  catalogChanges(options?: ChangeOptions): AsyncGenerator<ChangeBatch>;
  /** Yields the events of the store in batches, and waits for more. Throws a `StorefrontError`. */
  events(options?: EventOptions): AsyncGenerator<EventBatch>;
}

/** Returns a client of one store and mode, which the key selects. */
export function createStorefront({ etags = memoryEtagStore(), ...options }: StorefrontOptions): Storefront {
  const attempt: Send = options.fetch ?? ((request) => globalThis.fetch(request));
  const send = withRetries(attempt, options);
  const client = createClient<ClientPaths>({ baseUrl: options.baseUrl, fetch: etags === false ? send : withEtags(send, etags) });
  client.use({
    async onRequest({ request, schemaPath, params }) {
      if (Object.values(params.path ?? {}).some((value) => isUnaddressable(String(value)))) return notFound();
      const { headers, method } = request;
      headers.set('Authorization', `Bearer ${options.apiKey}`);
      const token = await current(options.shopperToken);
      if (token !== undefined) headers.set('X-Storefront-Shopper-Token', token);
      const address = await current(options.clientAddress);
      if (address !== undefined) headers.set('X-Storefront-Client-Address', address);
      if (method === 'POST' && acceptsIdempotencyKey(schemaPath) && !headers.has('Idempotency-Key')) {
        headers.set('Idempotency-Key', newIdempotencyKey());
      }
      return undefined;
    },
    onResponse: ({ request, response, schemaPath }) => logIgnored(`${request.method} ${schemaPath}`, response.headers),
  });
  const GET = checked(client.GET);
  return {
    GET,
    POST: checked(client.POST),
    PUT: checked(client.PUT),
    PATCH: checked(client.PATCH),
    DELETE: checked(client.DELETE),
    withShopper: (shopperToken) => createStorefront({ ...options, etags, shopperToken }),
    items: (path, listOptions) => listItems(GET, path, listOptions),
    catalogChanges: (changeOptions) => listChanges(GET, changeOptions),
    events: (eventOptions) => listEvents(GET, eventOptions),
  };
}

const current = (value: ShopperToken): ReturnType<Extract<ShopperToken, () => unknown>> => (typeof value === 'function' ? value() : value);

/** The operations that accept an `Idempotency-Key`. A test compares them with the OpenAPI document. */
const KEYED = /^\/v1\/(?:carts|lists|checkout|orders|invoices|invoice-payments|me\/addresses|sandbox)\b(?!\/reset)/;

/** Reports whether POST to this path of the document accepts an `Idempotency-Key`. */
export const acceptsIdempotencyKey = (schemaPath: string): boolean => KEYED.test(schemaPath);

/** More than a program has operations with a mistake. */
const LOGGED_MAX = 100;
const logged = new Set<string>();

/** Logs what the API ignored in a request, once for each operation, in the sandbox. */
function logIgnored(operation: string, headers: Headers): undefined {
  const warning = headers.get('X-Service-Warning');
  const line = `${operation}: the API ignored ${warning}`;
  if (warning === null || headers.get('X-Service-Mode') !== 'sandbox' || logged.has(line) || logged.size >= LOGGED_MAX) return;
  logged.add(line);
  console.warn(line);
}

/** Returns a random key of 128 bits. `crypto.randomUUID` is not available on pages without HTTPS. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Reports whether no path can have this value of a parameter. URLs remove `.` and `..`, also encoded, so `/v1/orders/{order_id}` would
 * lead to another operation.
 */
const isUnaddressable = (value: string): boolean => /^\.{0,2}$/.test(value);

/** Returns the API's response for a resource that does not exist. */
const notFound = (): Response => {
  const error = { code: 'not_found', reason: null, message: 'Not found.', details: [], request_id: '' };
  return new Response(JSON.stringify({ error }), { status: 404, headers: { 'Content-Type': 'application/json' } });
};

/** Sends GET requests with the ETag of the stored response, and returns the stored response if it is still current (304). */
function withEtags(send: Send, store: EtagStore): Send {
  return async (request) => {
    const key = request.method === 'GET' && !request.headers.has('If-None-Match') ? await keyOf(request) : undefined;
    if (key === undefined) return send(request);

    const stored = await store.get(key);
    if (stored !== undefined) request.headers.set('If-None-Match', stored.etag);
    const response = await send(request);
    if (response.status === 304 && stored !== undefined) {
      const headers = new Headers(response.headers);
      headers.set('Content-Type', stored.contentType);
      return new Response(stored.body, { headers });
    }
    await keep(store, key, response);
    return response;
  };
}

async function keep(store: EtagStore, key: string, response: Response): Promise<void> {
  const etag = response.headers.get('ETag');
  const contentType = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || etag === null || !contentType.startsWith('application/json')) return;
  await store.set(key, { etag, contentType, body: await response.clone().text() });
}

/** The hash of everything that selects a response. Undefined on pages without HTTPS, where browsers cannot hash; then nothing is stored. */
async function keyOf({ url, headers }: Request): Promise<string | undefined> {
  if (crypto.subtle === undefined) return undefined;
  const parts = [headers.get('Authorization'), headers.get('X-Storefront-Shopper-Token'), url];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
