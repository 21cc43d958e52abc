import type { WebhooksHandler } from '../deps.ts';
import { getEventFeed as findFeed, setEventFeed as saveFeed } from '../store/event-feed.ts';

/** Returns whether the event feed of the store is on. */
export const getEventFeed: WebhooksHandler<'GetEventFeed'> =
  ({ db }) =>
  async (_request, caller) => {
    const { isOn, beganAt } = await findFeed(db, caller);
    return { isOn, beganAt: isOn ? beganAt?.toISOString() : undefined };
  };

/** Turns the event feed of the store on or off. It begins each time it is turned on. */
export const setEventFeed: WebhooksHandler<'SetEventFeed'> =
  ({ db, signals }) =>
  async (request, caller) => {
    const { isOn, beganAt } = await saveFeed(db, caller, request.isOn);
    signals.announceChange(caller);
    return { isOn, beganAt: isOn ? beganAt?.toISOString() : undefined };
  };
