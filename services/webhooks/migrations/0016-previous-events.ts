export { up } from '@storefront/events/migrations/0009-previous-events';
