/**
 * Creates the table of stored responses of requests with an Idempotency-Key. Checkouts have a separate table, because they claim their key
 * long before they finish.
 */
export { up } from '@storefront/idempotency/migrations/0001-idempotent-answers';
