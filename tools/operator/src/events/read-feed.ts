import type { EventBatch, FeedEvent, Schemas } from '@storefront/client';
import type { PublicApi } from '../public-api.ts';
import { type ConnectionStep, keepTrying } from './keep-trying.ts';

/** The events while the feed is read. */
export type FeedStep =
  | ({ readonly kind: 'batch' } & EventBatch)
  /** The earlier events have been read, and new ones follow. */
  | { readonly kind: 'ready' }
  | ConnectionStep;

/** Which events to read. */
export interface FeedOptions {
  readonly types: readonly Schemas['EventType'][] | undefined;
  readonly cursor: string | undefined;
  readonly follow: boolean;
}

/** The most of a page, and the longest wait, that the API allows. */
const PAGE = 200;
const WAIT_SECONDS = 20;

/** Yields the events after a cursor. With `follow`, it waits for more, also while the API does not respond, once it has responded. */
export async function* readFeed(api: PublicApi, { types, cursor, follow }: FeedOptions, signal: AbortSignal): AsyncGenerator<FeedStep> {
  let last = cursor;
  let isReady = false;
  const read = (waitSeconds: number): Promise<Schemas['Events']> => {
    const query = { types: types?.join(','), cursor: last, limit: PAGE, wait_seconds: waitSeconds };
    return api.bodyOf(api.client.GET('/v1/events', { params: { query }, signal }));
  };
  for (let page = await read(0); ;) {
    const hasMoved = page.next_cursor !== last;
    last = page.next_cursor;
    if (hasMoved) yield { kind: 'batch', events: page.data as unknown as readonly FeedEvent[], cursor: last };
    if (!follow && !page.has_more) return;
    if (!isReady && !page.has_more) {
      isReady = true;
      yield { kind: 'ready' };
    }
    // After an outage, the first response says at once that it is over.
    page = follow ? yield* keepTrying((failures) => read(failures > 0 ? 0 : WAIT_SECONDS), signal) : await read(0);
  }
}
