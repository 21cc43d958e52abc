import { createFairQueue, type FairQueue } from '@storefront/fair-queue';
import { LISTENERS_MAX } from './domain/listener.ts';

/** Two for each listener, because a call whose client has disconnected goes on until its end. */
const WAITS_PER_STORE = 2 * LISTENERS_MAX;
/** Each looks for events four times a second, together a tenth of a processor. */
const WAITS_MAX = 200;

/** Creates the places of the calls that wait for an event of a listener. A further call is refused. */
export const listenerWaits = (): FairQueue =>
  createFairQueue({ resource: 'listener_waits', running: WAITS_MAX, runningPerStore: WAITS_PER_STORE, waiting: 0 });
