import type { WebhooksHandler } from '../deps.ts';
import { getEventFeed as findFeed } from '../store/event-feed.ts';

/** Returns whether the event feed of the store is on. */
export const getEventFeed: WebhooksHandler<'GetEventFeed'> =
  ({ db }) =>
  async (_request, caller) => {
    const { isOn, beganAt } = await findFeed(db, caller);
    return { isOn, beganAt: isOn ? beganAt?.toISOString() : undefined };
  };
