import createClient, { type Client } from 'openapi-fetch';
import { acceptsClientAddress } from './client-address.ts';
import type { ClientPaths, ItemOf, ListPath } from './client-paths.ts';
import { type EtagStore, memoryEtagStore } from './etag-store.ts';
import { notingAborts } from './failure.ts';
import { acceptsIdempotencyKey, newIdempotencyKey } from './idempotency-key.ts';
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
import { isUnaddressable, notFound } from './path-parameters.ts';
import { type RetryOptions, type Send, withRetries } from './retry.ts';
import { withEtags } from './revalidate.ts';

/** How to reach the API. */
export interface StorefrontOptions extends RetryOptions {
  /** The base URL of the API, without `/v1`. */
  readonly baseUrl: string;
  /** A publishable key in browsers, a secret key on servers only. */
  readonly apiKey: string;
  /** The token of the signed-in shopper, or a function that returns the current one. */
  readonly shopperToken?: ShopperToken;
  /** On a server with a secret key, the address of the shopper, or a function that returns it. Sent with logins and sign-ups, whose failures count against it. */
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
      const address = acceptsClientAddress(schemaPath) ? await current(options.clientAddress) : undefined;
      if (address !== undefined) headers.set('X-Storefront-Client-Address', address);
      if (method === 'POST' && acceptsIdempotencyKey(schemaPath) && !headers.has('Idempotency-Key')) {
        headers.set('Idempotency-Key', newIdempotencyKey());
      }
      return undefined;
    },
  });
  const GET = notingAborts(client.GET);
  return {
    GET,
    POST: notingAborts(client.POST),
    PUT: notingAborts(client.PUT),
    PATCH: notingAborts(client.PATCH),
    DELETE: notingAborts(client.DELETE),
    withShopper: (shopperToken) => createStorefront({ ...options, etags, shopperToken }),
    items: (path, listOptions) => listItems(GET, path, listOptions),
    catalogChanges: (changeOptions) => listChanges(GET, changeOptions),
    events: (eventOptions) => listEvents(GET, eventOptions),
  };
}

const current = (value: ShopperToken): ReturnType<Extract<ShopperToken, () => unknown>> => (typeof value === 'function' ? value() : value);
