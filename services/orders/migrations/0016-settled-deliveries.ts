/** Stores which delivery of an event consumer is settled, so that events of other consumers are not taken for lost ones. */
export { up } from '@storefront/events/migrations/0005-settled-deliveries';
