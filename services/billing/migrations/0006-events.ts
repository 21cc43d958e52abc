/** Creates the event tables, such as the outbox and the inbox. */
export { up } from '@storefront/events/migrations/0001-event-tables';
