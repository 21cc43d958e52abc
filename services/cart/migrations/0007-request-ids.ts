/** Lets events name the request that has caused them. */
export { up } from '@storefront/events/migrations/0003-request-ids';
