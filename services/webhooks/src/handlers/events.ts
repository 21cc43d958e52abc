import { PAGE_LIMIT_DEFAULT, isEventType, isUuid } from '@storefront/contract';
import { conflict, fieldError, invalidAll, notFound } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import { requireVersion, versionOf } from '@storefront/rpc';
import type { WebhooksHandler } from '../deps.ts';
import { EVENTS_PAGE_MAX, EVENTS_WAIT_MS, feedOff } from '../domain/stored-event.ts';
import { type EventFeed, getEventFeed as getEventFeedInStore, setEventFeed as setEventFeedInStore } from '../store/event-feed.ts';
import { type EventsRead, findStoredEvent, readEvents } from '../store/read-events.ts';
import { fromEventCursor, toEventCursor } from '../wire/event-cursor.ts';

/** Returns the events of the feed after a cursor, or the oldest ones, as they are stored. Waits for one if there is none. */
export const listEvents: WebhooksHandler<'ListEvents'> =
  ({ db, eventWaits, tails }) =>
  async ({ cursor, eventTypes, limit, waitMs }, caller) => {
    const after = cursor === undefined ? undefined : fromEventCursor(caller, cursor);
    const wanted = { types: typesOf(eventTypes), limit: Math.min(limit || PAGE_LIMIT_DEFAULT, EVENTS_PAGE_MAX) };
    const until = performance.now() + Math.min(waitMs, EVENTS_WAIT_MS, (caller.deadlineAt ?? Infinity) - Date.now());
    const known = waitMs > 0 && after !== undefined ? tails.find(caller, { ...wanted, after }) : undefined;
    const read = readable(known ?? (await readEvents(db, caller, { ...wanted, after })), after);

    const mustWait = waitMs > 0 && read.events.length === 0 && read.upTo === read.lastPosition;
    const wait = () => tails.wait(caller, read, { ...wanted, after: read.upTo }, until);
    const { events, lastPosition, upTo } = mustWait ? readable(await eventWaits.run(flowOf(caller), wait), after) : read;
    return {
      data: Buffer.from(`[${events.map(({ body }) => body).join()}]`),
      nextCursor: toEventCursor(caller, upTo),
      hasMore: upTo < lastPosition,
    };
  };

/** Throws unless the feed is on, and all events after the cursor are there. */
function readable(read: EventsRead | undefined, after: number | undefined): EventsRead {
  if (!read?.isOn) throw feedOff();
  // The last position is lower than a cursor after a restore of the database from a backup.
  if (after !== undefined && (after < read.beganPosition || after < read.purgedPosition || after > read.lastPosition))
    throw conflict(
      'cursor_expired',
      'The events after this cursor are no longer retained. Start without a cursor, and read what you have missed.',
    );
  return read;
}

function typesOf(types: readonly string[]): readonly string[] | undefined {
  const unknown = types.filter((type) => !isEventType(type));
  if (unknown.length > 0)
    throw invalidAll(unknown.map((type) => ({ ...fieldError('types', `${type} is not an event type`), location: 'query' })));
  return types.length === 0 ? undefined : types;
}

/** Returns an event of the feed, as it is stored. */
export const getEvent: WebhooksHandler<'GetEvent'> =
  ({ db }) =>
  async ({ eventId }, caller) => {
    if (!(await getEventFeedInStore(db, caller)).isOn) throw feedOff();
    const body = isUuid(eventId) ? await findStoredEvent(db, caller, eventId) : undefined;
    if (body === undefined) throw notFound('event');
    return { event: Buffer.from(body) };
  };

/** Returns whether the event feed of the store is on. */
export const getEventFeed: WebhooksHandler<'GetEventFeed'> =
  ({ db }) =>
  async (_request, caller) =>
    versionedFeed(await getEventFeedInStore(db, caller));

function versionedFeed({ isOn, beganAt }: EventFeed) {
  const feed = { isOn, beganAt: isOn ? beganAt?.toISOString() : undefined };
  return { ...feed, version: versionOf(feed) };
}

/** Turns the event feed of the store on or off. It begins each time it is turned on. */
export const setEventFeed: WebhooksHandler<'SetEventFeed'> =
  ({ db, signals }) =>
  async (request, caller) => {
    const feed = await setEventFeedInStore(db, caller, request.isOn, (current) => requireVersion(caller, versionedFeed(current).version));
    signals.announceChange(caller);
    return versionedFeed(feed);
  };
