/** Creates the table for the stored responses of requests with an Idempotency-Key. */
export { up } from '@storefront/idempotency/migrations/0001-idempotent-answers';
