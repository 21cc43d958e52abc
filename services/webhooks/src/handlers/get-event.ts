import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { WebhooksHandler } from '../deps.ts';
import { feedOff } from '../domain/stored-event.ts';
import { getEventFeed } from '../store/event-feed.ts';
import { findStoredEvent } from '../store/read-events.ts';

/** Returns an event of the feed, as it is stored. */
export const getEvent: WebhooksHandler<'GetEvent'> =
  ({ db }) =>
  async ({ eventId }, caller) => {
    if (!(await getEventFeed(db, caller)).isOn) throw feedOff();
    const body = isUuid(eventId) ? await findStoredEvent(db, caller, eventId) : undefined;
    if (body === undefined) throw notFound('event');
    return { event: Buffer.from(body) };
  };
