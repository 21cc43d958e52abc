import { type OperationDocs, documented } from '@storefront/api-docs';
import { isAppError } from '@storefront/errors';
import type { ListEventsResponse__Output } from '@storefront/proto/storefront/webhooks/v1';
import type { z } from 'zod';
import type { Message } from '../../http/input/to-message.ts';
import { type Reply, bare } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { type Call, type Route, route } from '../../http/routing/route.ts';
import { WEBHOOKS } from '../access.ts';
import type { ResourceDeps } from '../deps.ts';
import { example } from '../examples/envelopes.ts';
import { forward } from '../forward.ts';
import { eventExample } from './event-bodies.ts';
import { EventOut, EventPath, EventsOut, EventsQuery } from './schemas.ts';

/** The feed of events. */
export function eventRoutes(deps: ResourceDeps): readonly Route[] {
  const events = eventHandlers(deps);
  // prettier-ignore
  return documented('Webhooks', EVENT_OPERATIONS, [
    route({
      id: 'listEvents', method: 'get', path: '/v1/events', ...WEBHOOKS, permits: 'slow',
      summary: 'List events', request: { query: EventsQuery }, response: ok('The next events.', EventsOut), handler: events.listEvents,
    }),
    route({
      id: 'getEvent', method: 'get', path: '/v1/events/:event_id', ...WEBHOOKS,
      summary: 'Retrieve an event', request: { path: EventPath }, response: ok('The event.', EventOut), handler: events.getEvent,
    }),
  ]);
}

type EventsRequest = Message<z.output<typeof EventsQuery>>;

/** The wait of one call of webhooks. A longer wait takes several, so that it ends soon after its client has gone, or when the gateway is stopped. */
const CALL_WAIT_MS = 5_000;
/** A call that ends without an event does not end earlier than this before its time. */
const EARLY_MS = 100;
/** An empty JSON array. */
const NONE_BYTES = 2;

/** Returns the operations on the event feed. */
const eventHandlers = ({ clients: { webhooks }, isDraining }: ResourceDeps) => ({
  /** Lists events after a cursor, as they are stored, and waits for one if there is none. */
  listEvents: async ({ types = [], waitSeconds, cursor, limit }: EventsRequest, { caller, signal }: Call): Promise<Reply> => {
    const endsAt = performance.now() + waitSeconds * 1_000;
    let callEndsAt = 0;
    const list = (after: string | undefined) => {
      const waitMs = Math.round(Math.min(CALL_WAIT_MS, Math.max(0, endsAt - performance.now())));
      callEndsAt = performance.now() + waitMs - EARLY_MS;
      return webhooks.listEvents({ eventTypes: types, cursor: after, limit, waitMs }, caller);
    };
    // A process of webhooks that is stopped responds before the end of the wait. So does this request then.
    const mayWait = (): boolean => performance.now() >= callEndsAt && performance.now() < endsAt && !isDraining() && !signal().aborted;

    let page = await list(cursor);
    while (isEmpty(page) && mayWait()) page = await unlessAway(list(page.nextCursor), page);
    return bare({ data: page.data, next_cursor: page.nextCursor, has_more: page.hasMore, errors: [] });
  },
  /** Returns an event as it is stored. */
  getEvent: forward(webhooks.getEvent, ({ event }) => bare(event)),
});

const isEmpty = ({ data, hasMore }: ListEventsResponse__Output): boolean => data.length <= NONE_BYTES && !hasMore;

/** Returns `page`, which ends the wait at a valid cursor, if webhooks is restarted meanwhile. */
async function unlessAway(
  next: Promise<ListEventsResponse__Output>,
  page: ListEventsResponse__Output,
): Promise<ListEventsResponse__Output> {
  try {
    return await next;
  } catch (error) {
    if (isAppError(error, 'service_unavailable') || isAppError(error, 'gateway_timeout')) return page;
    throw error;
  }
}

const EVENT_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listEvents: {
    description:
      'Returns the events of the store after a cursor, oldest first, with the same bytes as the bodies of their deliveries: for a server without a public endpoint. Events of ' +
      'one object keep their order, and none is missing. Start without a `cursor`, and save `next_cursor` once you have handled a page. Request the next page at once if ' +
      '`has_more` is `true`; a page can be empty even then. The feed is a setting of the store, begins each time it is turned on, and keeps events for 30 days.',
    reasons: ['event_feed_off', 'cursor_expired'],
    response: {
      one: example('One event', { data: [eventExample('stock.changed')], next_cursor: 'MTcgcTNfVkhBQkM', has_more: false, errors: [] }),
    },
  },
  getEvent: {
    description: 'Returns an event of the feed, with the same bytes as the body of its deliveries.',
    reasons: ['event_feed_off'],
    response: { change: example('A stock change', eventExample('stock.changed')) },
  },
};
