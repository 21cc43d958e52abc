/** Finds the public events of a request by their position. */
export { transaction, up } from '@storefront/events/migrations/0008-request-positions';
