/** Lets events name the request that has caused them, and finds the events of a request. */
export { transaction, up } from '@storefront/events/migrations/0004-request-events';
