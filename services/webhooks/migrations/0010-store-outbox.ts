/** Makes a position in the outbox one of a store. */
export { transaction, up } from '@storefront/events/migrations/0006-store-outbox';
