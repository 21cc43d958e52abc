import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import { type Kysely, sql } from 'kysely';

/** The indexes are built and dropped concurrently. */
export const transaction = false;

/**
 * Begins the index of a customer's carts with the customer. While a table has no statistics, Postgres prefers the newest index that has the columns of a lookup, wherever
 * they are in it, and the old one had those of the key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'cart_of_customer', 'on cart (customer_id, tenant_id, mode, updated_at, cart_id)');
  await sql`set lock_timeout = 0`.execute(db);
  await sql`drop index concurrently if exists cart_by_customer`.execute(db);
  await sql`reset lock_timeout`.execute(db);
}
