/** Stores how far the clocks of sandboxes are ahead of the real time. */
export { up } from '@storefront/store-clock/migrations/0001-sandbox-clock';
