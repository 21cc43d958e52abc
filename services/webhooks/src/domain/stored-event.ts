import { type AppError, conflict } from '@storefront/errors';

/** An event of a store, stored once for the feed of the store and for its listeners. */
export interface StoredEvent {
  /** Events are numbered by store and mode, in the order in which they become visible. */
  readonly position: number;
  readonly event: string;
  readonly eventId: string;
  /** The bytes that deliveries send and sign. */
  readonly body: string;
}

/** As promised in the contract, and as long as deliveries. */
export const EVENT_RETENTION_DAYS = 30;
/** As for every list. */
export const EVENTS_PAGE_MAX = 200;
/** A page has one of its events in this many at least, or is empty: a rare type is found in several requests rather than in a long statement. */
export const EVENTS_SCANNED_MAX = 5_000;
/** Below the largest gRPC message, which is 8 MiB. */
export const EVENTS_BYTES_MAX = 4 * 1024 * 1024;
/** Less than the longest request of the gateway, which waits for its requests when it is stopped, and calls again for a longer wait. */
export const EVENTS_WAIT_MS = 5_000;

/** The error of a store whose feed is off. */
export const feedOff = (): AppError => conflict('event_feed_off', 'The event feed of this store is turned off.');
