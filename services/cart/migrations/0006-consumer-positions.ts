/** Stores the positions of event consumers, so that a restored database is detected. */
export { up } from '@storefront/events/migrations/0002-consumer-positions';
