import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import type { Kysely } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

/** Finds a correction by its key, which the store uses once. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(db, 'order_return_key', 'on order_return (tenant_id, mode, id)');
