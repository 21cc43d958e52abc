import { createFairQueue, type FairQueue } from '@storefront/fair-queue';
import { LISTENERS_MAX } from '../domain/listener.ts';

/** Twenty programs that read the feed, or as many listeners as a store can have twice, because a call whose client has disconnected goes on until its end. */
const WAITS_PER_STORE = 4 * LISTENERS_MAX;
/** Each takes a few kilobytes. As many as a gateway lets wait. */
const WAITS_MAX = 500;

/** Creates the permits of the calls that wait for an event. A further call is refused. */
export const eventWaits = (): FairQueue =>
  createFairQueue({ resource: 'event_waits', running: WAITS_MAX, runningPerStore: WAITS_PER_STORE, waiting: 0 });
