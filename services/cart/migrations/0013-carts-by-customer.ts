import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import type { Kysely } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

/** Finds the carts of a customer, newest change first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'cart_by_customer', 'on cart (tenant_id, mode, customer_id, updated_at, cart_id)');
}
