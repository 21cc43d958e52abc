import { type AppError, conflict } from '@storefront/errors';

/** The error of a store whose feed is off. */
export const feedOff = (): AppError => conflict('event_feed_off', 'The event feed of this store is turned off.');
