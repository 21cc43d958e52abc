/** Creates the tables of operators' tokens and of the audit log. */
export { up } from '@storefront/access/migrations/0001-operators';
