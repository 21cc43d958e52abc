import type { Client } from 'openapi-fetch';
import type { ClientPaths, ItemOf, ListParams, ListPath, Schemas } from './client-paths.ts';
import { abortedBy, StorefrontError, unwrap } from './failure.ts';
import { sleep } from './retry.ts';
import type { WebhookEvent } from './verify-webhook.ts';

/** An event of the feed, distinguished by `type`. New types can be added at any time. */
export type FeedEvent = Exclude<WebhookEvent, { readonly type: 'ping' }>;

type Get = Client<ClientPaths>['GET'];

/** The parameters of a list, and a signal that ends the iteration with an error. `limit` is the size of a page. */
export type ListOptions<Path extends ListPath> = ListParams<Path> & { readonly signal?: AbortSignal };

const PAGE_SIZE_MAX = 200;

/** Yields every item of a list, page by page. Items that are added or removed meanwhile can be repeated or skipped. */
export async function* listItems<Path extends ListPath>(get: Get, path: Path, options?: ListOptions<Path>): AsyncGenerator<ItemOf<Path>> {
  const { signal, path: pathParams, query } = (options ?? {}) as { signal?: AbortSignal; path?: object; query?: { offset?: number } };
  // The type of `get` cannot be applied to a path that is not known here; ListPath has only paths with these parameters.
  const read = get as unknown as (
    path: Path,
    init: object,
  ) => Promise<{ data: { data: ItemOf<Path>[]; total: number }; response: Response }>;
  for (let offset = query?.offset ?? 0; ;) {
    const params = { path: pathParams, query: { limit: PAGE_SIZE_MAX, ...query, offset } };
    const { data, total } = await unwrap(read(path, { params, ...(signal && { signal }) }));
    yield* data;
    offset += data.length;
    if (data.length === 0 || offset >= total) return;
  }
}

/** Where to start, and whether to wait for more. */
export interface ChangeOptions {
  /** The `cursor` of the last batch that was handled. Omit to start from the beginning. */
  readonly cursor?: string | undefined;
  /** Keeps waiting for changes, and reads them at this interval. Without it, the iteration ends when there are no more. */
  readonly pollMs?: number;
  /** Ends the iteration with an error. */
  readonly signal?: AbortSignal;
}

/** Some changes, in order, and the cursor to save once they are handled. */
export interface ChangeBatch {
  readonly changes: readonly Schemas['CatalogChange'][];
  readonly cursor: string;
}

/** Which events to read, where to start, and whether to wait for more. */
export interface EventOptions {
  /** The event types; by default, all. */
  readonly types?: readonly Schemas['EventType'][];
  /** The `cursor` of the last batch that was handled. Omit to start with the oldest event. */
  readonly cursor?: string | undefined;
  /** Whether to wait for more when there are no more events, which is the default. */
  readonly follow?: boolean;
  /** Ends the iteration with an error. */
  readonly signal?: AbortSignal;
}

/** Some events, in order, and the cursor to save once they are handled. There may be none, if events of other types were passed over. */
export interface EventBatch {
  readonly events: readonly FeedEvent[];
  readonly cursor: string;
}

/** The longest wait that the API allows. */
const WAIT_SECONDS = 20;

/** Yields the events of the store in batches of up to 200. */
export async function* listEvents(get: Get, { types, cursor, follow = true, signal }: EventOptions = {}): AsyncGenerator<EventBatch> {
  const fixed = { limit: PAGE_SIZE_MAX, ...(follow && { wait_seconds: WAIT_SECONDS }), ...(types && { types: types.join(',') }) };
  for (let last = cursor; ;) {
    const query = last === undefined ? fixed : { ...fixed, cursor: last };
    const page = await unwrap(get('/v1/events', { params: { query }, ...(signal && { signal }) }));
    const hasMoved = page.next_cursor !== last;
    last = page.next_cursor;
    if (hasMoved) yield { events: page.data as unknown as readonly FeedEvent[], cursor: last };
    if (!follow && !page.has_more) return;
  }
}

/** Yields the changes of the catalog in batches of up to 200. */
export async function* listChanges(get: Get, { cursor, pollMs, signal }: ChangeOptions = {}): AsyncGenerator<ChangeBatch> {
  for (let next = cursor; ;) {
    const query = next === undefined ? {} : { cursor: next };
    const page = await unwrap(get('/v1/catalog/changes', { params: { query }, ...(signal && { signal }) }));
    next = page.next_cursor;
    if (page.data.length > 0) yield { changes: page.data, cursor: next };
    if (page.has_more) continue;
    if (pollMs === undefined) return;
    await sleep(pollMs, signal).catch((reason: unknown) => {
      throw new StorefrontError(abortedBy(reason));
    });
  }
}
