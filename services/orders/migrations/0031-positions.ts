/** Numbers all public events of an aggregate. */
export { up } from '@storefront/events/migrations/0007-positions';
