import { createIndexConcurrently } from '@storefront/db/migrations/create-index-concurrently';
import type { Kysely } from 'kysely';

/** The index is built concurrently. */
export const transaction = false;

/** Finds the corrections that are not finished. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(db, 'order_return_unfinished', 'on order_return (lease_until) where finished_at is null');
