/** Creates the tables of stored responses to requests with an Idempotency-Key. */
export { up } from '@storefront/idempotency/migrations/0001-idempotent-answers';
